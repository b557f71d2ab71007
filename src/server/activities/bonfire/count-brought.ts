import { lockRunning } from '#src/server/activities/lock-running.ts';
import { mayBeMatched } from '#src/server/activities/match/may-be-matched.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { type BonfireRule, seatsOf } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import { paySteps, ruleOf } from './pay-steps.ts';
import { sharesBrowser } from './shares-browser.ts';
import { countMembers, findOwnTeam, type Team } from './team.ts';

type Brought = { caseId: string; sharerUserId: string; visitorUserId: string };

/**
 * Somebody signed in came for the first time by a member's share: the member counts by it, where
 * the rule says so. One visitor counts for one member of a team.
 */
export async function countBrought(trx: Trx, brought: Brought, now: number): Promise<void> {
  const { caseId, sharerUserId: userId } = brought;
  // Most visits are of no team: the case's fund is not held for them.
  if (!(await findOwnTeam(trx, { caseId, userId }))) return;
  await lockCaseFund(trx, caseId);
  const running = await lockRunning(trx, { caseId }, now);
  const team = await findOwnTeam(trx, { caseId, userId });
  if (!team || team.activityId !== running?.activityId || now >= team.endsAt) return;
  const rule = await ruleOf(trx, team);
  if (rule.counts !== 'giftOrVisit' || !(await mayCount(trx, { ...brought, team, rule }, now))) {
    return;
  }
  const { numUpdatedRows } = await trx
    .updateTable('bonfire_members')
    .set({ visitor_user_id: brought.visitorUserId, counted_at: now })
    .where('bonfire_id', '=', team.bonfireId)
    .where('user_id', '=', userId)
    .where('counted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await paySteps(trx, { team, giftInFen: 0 }, now);
}

/** Nobody may of the family, of the team or of its devices, nor one who counted for another. */
async function mayCount(
  trx: Trx,
  { caseId, visitorUserId: userId, team, rule }: Brought & { team: Team; rule: BonfireRule },
  now: number,
): Promise<boolean> {
  const { bonfireId } = team;
  if ((await countMembers(trx, bonfireId)) >= seatsOf(rule)) return false;
  const known = await trx
    .selectFrom('bonfire_members')
    .select('place')
    .where('bonfire_id', '=', bonfireId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('visitor_user_id', '=', userId)]))
    .executeTakeFirst();
  if (known || (await sharesBrowser(trx, { bonfireId, caseId, userId }))) return false;
  return mayBeMatched(trx, { userId, caseId, accountAgeDays: rule.accountAgeDays }, now);
}
