import { lockRunning } from '#src/server/activities/lock-running.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { addMember, findStandingTeam } from './add-member.ts';
import { ruleOf } from './pay-steps.ts';
import { refuseMember, requirePlace } from './refuse-member.ts';
import { selectTeam } from './team.ts';

/** Somebody joins a team while it has a seat. Sent twice, it is the same. */
export async function joinBonfire(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { bonfireId, userId }: { bonfireId: string; userId: string },
  now: number,
): Promise<void> {
  const outcome = await inTransaction(db, async (trx) => {
    const find = () => selectTeam(trx).where('id', '=', bonfireId).executeTakeFirst();
    const { caseId: ofCase } = (await find()) ?? {};
    if (ofCase === undefined) throw new Problem('notFound');
    await lockCaseFund(trx, ofCase);
    const running = await lockRunning(trx, { caseId: ofCase }, now);
    const team = await find();
    const own = await findStandingTeam(trx, { caseId: ofCase, userId }, now);
    if (own?.bonfireId === bonfireId) return { caseId: ofCase };
    if (team?.status === 'END_WITH_DONE') throw new Problem('bonfireFull');
    if (team?.status !== 'APPROVE' || now >= team.endsAt) throw new Problem('bonfireEnded');
    if (running?.activityId !== team.activityId) throw new Problem('bonfireNotNow');
    if (own) throw new Problem('inBonfire');
    const rule = await ruleOf(trx, team);
    const { activityId } = team;
    const asked = { activityId, caseId: ofCase, userId, rule, bonfireId };
    const refused = await refuseMember(trx, asked, now);
    if (refused) return refused;
    await addMember(trx, { team, rule, userId, since: running.startsAt }, now);
    return { caseId: ofCase };
  });
  const { caseId } = requirePlace(outcome);
  pageTags.purge([tagOfCase(caseId)]);
}
