import { findRunning } from '#src/server/activities/lock-running.ts';
import { findWhyNotMatched } from '#src/server/activities/match/may-be-matched.ts';
import { findWhyNotBorne } from '#src/server/activities/promises/find-why-not-borne.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import type { Database } from '#src/server/db/database.ts';

type Asked = { caseId: string; userId: string };

/** Would a gift of this person to a case that exists bring a pocket now? */
export async function canAttend(
  db: Database,
  { caseId, userId }: Asked,
  now: number,
): Promise<boolean> {
  const running = await findRunning(db, { caseId }, now);
  if (running?.type !== 'matchingShare') return false;
  const { activityId } = running;
  const rule = await findRule(db, { activityId, type: 'matchingShare' }, now);
  if (!rule || rule.pocketInFen === 0) return false;
  const { pocketInFen: amountInFen, perCaseInFen, accountAgeDays } = rule;
  if (await findWhyNotMatched(db, { userId, caseId, accountAgeDays }, now)) return false;
  const had = await db
    .selectFrom('pool_promises')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('user_id', '=', userId)
    .where('case_id', '=', caseId)
    .where('kind', '=', 'redPocket')
    .executeTakeFirst();
  const asked = { activityId, caseId, giftInFen: 0, amountInFen, perCaseInFen };
  return !had && (await findWhyNotBorne(db, asked, now)) === undefined;
}
