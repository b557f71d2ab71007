import { grantMatch } from '#src/server/activities/match/grant-match.ts';
import { settlePromises } from '#src/server/activities/promises/end-promises.ts';
import { findWhyNotTaken } from '#src/server/activities/promises/find-why-not-borne.ts';
import { countRefusal } from '#src/server/activities/refusals/count-refusal.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { findEligible } from '#src/server/venues/find-eligible.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { AllowanceView } from '#src/shared/venues/allowance/allowance-view.ts';
import { viewOf } from './find-allowance.ts';
import { keepAllowance, type Refused, requireNotRefused } from './keep-allowance.ts';
import type { OwnAllowance } from './own-allowance.ts';

type Decided = { venueId: string; userId: string; caseId: string; amountInFen: number };
type Asked = Decided & { locale: Locale };

/**
 * Somebody directs the whole of their allowance to an appeal of the venue, once and for ever: it is
 * the case's money from here on, and never theirs. Sent twice, it is the first one.
 */
export async function decideSelf(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { locale, ...decided }: Asked,
  now: number,
): Promise<AllowanceView> {
  const { venueId, caseId } = decided;
  const eligible = await findEligible(db, { activityId: venueId, locale }, now);
  const isOpen = eligible.some(({ id }) => id === caseId);
  const outcome = await inTransaction(db, async (trx) => direct(trx, { ...decided, isOpen }, now));
  const own = requireNotRefused(outcome);
  pageTags.purge([tagOfCase(caseId), tagOfLists]);
  return viewOf(own, venueId);
}

async function direct(
  trx: Trx,
  { isOpen, caseId, amountInFen, ...asked }: Decided & { isOpen: boolean },
  now: number,
): Promise<OwnAllowance | Refused> {
  if (isOpen) await lockCaseFund(trx, caseId);
  const kept = await keepAllowance(trx, asked, now);
  if ('refused' in kept) return kept;
  const { own, pool } = kept;
  const { promiseId, activityId, ruleVersion } = own;
  if (own.status === 'GIVEN') return own;
  if (!isOpen) throw new Problem('caseNotOpen');
  if (own.amountInFen !== amountInFen) {
    throw new Problem('inputInvalid', { fields: { amountInFen: 'amount' } });
  }
  const { perCaseInFen } = pool.rule;
  const part = { activityId, caseId, amountInFen };
  const because = await findWhyNotTaken(trx, { ...part, giftInFen: 0, perCaseInFen }, now);
  if (because) {
    await countRefusal(trx, { activityId, kind: 'allowance', because });
    return { refused: because };
  }
  await settlePromises(trx, { ids: [promiseId], status: 'GIVEN', caseId }, now);
  const granted = { ...part, ruleVersion, userId: asked.userId, cause: { id: promiseId }, at: now };
  await grantMatch(trx, granted, now);
  return { ...own, status: 'GIVEN', caseId, settledAt: now };
}
