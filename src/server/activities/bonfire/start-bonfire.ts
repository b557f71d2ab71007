import { findRoom } from '#src/server/activities/find-room.ts';
import { lockRunning } from '#src/server/activities/lock-running.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { type BonfireRule, wholeLadderInFen } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { addMember, findStandingTeam } from './add-member.ts';
import { bearsOneMore } from './bears-one-more.ts';
import { refuseMember, requirePlace } from './refuse-member.ts';
import { selectTeam, type Team } from './team.ts';
import { waitForEnd } from './wait-for-end.ts';

const hourMs = 3_600_000;

type Started = { caseId: string; userId: string };

/** Lights a bonfire for a case, whose ladder the pool then keeps ready. Sent twice, it is the same. */
export async function startBonfire(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { caseId, userId }: Started,
  now: number,
): Promise<{ bonfireId: string }> {
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await isPublicCase(trx, caseId))) throw new Problem('notFound');
    await lockCaseFund(trx, caseId);
    const running = await lockRunning(trx, { caseId }, now);
    if (running?.type !== 'groupHelp') throw new Problem('bonfireNotNow');
    const own = await findStandingTeam(trx, { caseId, userId }, now);
    if (own?.starterUserId === userId) return { bonfireId: own.bonfireId };
    if (own) throw new Problem('inBonfire');
    const { activityId, startsAt: since } = running;
    const rule = await findRule(trx, { activityId, type: 'groupHelp' }, now);
    const room = await findRoom(trx, { caseId, giftInFen: 0 }, now);
    const bears = rule && (await bearsOneMore(trx, { activityId, caseId, rule }));
    if (!bears || room === 0) throw new Problem('bonfireNotNow');
    const refused = await refuseMember(trx, { activityId, caseId, userId, rule }, now);
    if (refused) return refused;
    const team = await open(trx, { activityId, caseId, userId, rule }, now);
    await addMember(trx, { team, rule, userId, since }, now);
    return { bonfireId: team.bonfireId };
  });
  const { bonfireId } = requirePlace(outcome);
  pageTags.purge([tagOfCase(caseId)]);
  return { bonfireId };
}

type Opened = Started & { activityId: string; rule: BonfireRule & { version: number } };

async function open(
  trx: Trx,
  { activityId, caseId, userId, rule }: Opened,
  now: number,
): Promise<Team> {
  const bonfireId = newId();
  const endsAt = now + rule.hours * hourMs;
  await trx
    .insertInto('bonfires')
    .values({
      ...{ id: bonfireId, activity_id: activityId, rule_version: rule.version, case_id: caseId },
      ...{ starter_user_id: userId, status: 'APPROVE', started_at: now, ends_at: endsAt },
      ...{ promised_in_fen: wholeLadderInFen(rule), ended_at: null },
    })
    .execute();
  await waitForEnd(trx, { bonfireId, endsAt });
  return selectTeam(trx).where('id', '=', bonfireId).executeTakeFirstOrThrow();
}
