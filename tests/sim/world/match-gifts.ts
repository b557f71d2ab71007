import { fundActivity } from '#src/server/activities/move-pool.ts';
import { openActivity } from '#src/server/activities/open-activity.ts';
import { takeStep } from '#src/server/activities/take-step.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';

export const firstMatchInFen = 5000;
const dayMs = 86_400_000;

type Matched = { caseId: string; staff: readonly { userId: string }[] };

/** A sponsor matches half of every gift to a case, from a pool that is soon empty. */
export async function matchGifts(
  { db, now }: Services,
  { caseId, staff }: Matched,
): Promise<string> {
  const activityId = newId();
  const time = { startsAt: now(), endsAt: now() + 10 * dayMs };
  const caps = { perGiftInFen: 1500, perPersonDayInFen: 4000, perCaseInFen: 1_000_000 };
  const rule = { ratioBasisPoints: 5000, ...caps, accountAgeDays: 0 };
  const type = 'matchingDonation' as const;
  const promised = { type, name: '同行', sponsor: '青禾', ...time, cases: [caseId], rule };
  const [one, other] = staff.map(({ userId }) => userId) as [string, string];
  await inTransaction(db, async (trx) => {
    const persons = { proposedBy: one, approvedBy: other };
    await openActivity(trx, { activityId, promised, ...persons }, now());
    await takeStep(trx, { activityId, step: 'start', staffUserId: null }, now());
    const money = { statementNo: 'first-match', amountInFen: firstMatchInFen };
    await fundActivity(trx, { activityId, ...money }, now());
  });
  return activityId;
}
