import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import type { AllowanceView } from '#src/shared/venues/allowance/allowance-view.ts';
import { viewOf } from './find-allowance.ts';
import { keepAllowance, requireNotRefused } from './keep-allowance.ts';

type Asked = { venueId: string; userId: string };

/** Keeps an allowance for somebody who chooses later. Asked for again, it is the same one. */
export async function createAllowance(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { venueId, userId }: Asked,
  now: number,
): Promise<AllowanceView> {
  const outcome = await inTransaction(db, (trx) => keepAllowance(trx, { venueId, userId }, now));
  const { own } = requireNotRefused(outcome);
  // The page of the venue says when the pool has none left.
  pageTags.purge([tagOfLists]);
  return viewOf(own, venueId);
}
