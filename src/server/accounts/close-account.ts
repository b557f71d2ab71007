import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { tagOfWishes } from '#src/server/wishes/find-wishes.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { endAccount } from './closings/end-account.ts';
import { findTies } from './closings/find-ties.ts';
import { keepClosingsJob } from './closings/keep-closings.ts';
import type { Asker } from './session/code-asker.ts';
import { findOwnMobile } from './session/find-own-mobile.ts';
import { spendVerifyCode } from './session/spend-verify-code.ts';

type Asked = { userId: string; code: string; asker: Asker; locale: Locale };
type ClosingServices = Pick<Services, 'db' | 'keys' | 'pageTags' | 'wakeJobs'>;

/**
 * Closes an account for good, with a code sent to its own phone. What names the person is erased;
 * gifts and their postings stay, under no name.
 */
export async function closeAccount(
  { db, keys, pageTags, wakeJobs }: ClosingServices,
  { userId, code, asker, locale }: Asked,
  now: number,
): Promise<void> {
  const mobile = await findOwnMobile({ db, keys }, userId);
  if (mobile === undefined) throw new Problem('phoneNotBound');
  await spendVerifyCode({ db, keys }, { mobile, code, asker, scene: 'close' }, now);
  const caseIds = await inTransaction(db, async (trx) => {
    const ties = await findTies(trx, { userId, locale });
    if (ties.length > 0) throw new Problem('accountInUse');
    await enqueue(trx, { name: keepClosingsJob, payload: null, runAt: now });
    return endAccount(trx, { keys, userId }, now);
  });
  wakeJobs();
  pageTags.purge([...caseIds.map(tagOfCase), tagOfLists, tagOfWishes]);
}
