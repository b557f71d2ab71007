import { requireCaseSum } from '#src/server/activities/find-case-sum.ts';
import { findRoom } from '#src/server/activities/find-room.ts';
import { grantMatch } from '#src/server/activities/match/grant-match.ts';
import { addToSums } from '#src/server/activities/promises/add-to-sums.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import type { Trx } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { type BonfireRule, dueSteps } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import { endBonfires } from './end-bonfires.ts';
import { countMembers, type Team } from './team.ts';
import { tellPaid } from './tell-team.ts';

/** Answers the rule that held when a team was started, to its end. */
export async function ruleOf(trx: Trx, team: Team): Promise<BonfireRule> {
  const { activityId, ruleVersion: version } = team;
  const asked = { activityId, type: 'groupHelp', version } as const;
  const rule = await findRule(trx, asked, Number.MAX_SAFE_INTEGER);
  if (!rule) throw new Error(`Bonfire ${team.bonfireId} has no rule.`);
  return rule;
}

type Paying = {
  team: Team;
  /** This is the gift that was counted just now, which carries what it finished. */
  orderId?: string;
  /** This is the sum of a gift that is not in the case's fund yet. */
  giftInFen: number;
};

/**
 * Pays the steps that a team has reached by now, each once, in one grant that stands on a gift
 * of the team. Without a gift that carries nothing yet they wait for one: money follows gifts. The
 * caller holds fund and activity. It answers the gift that they stand on.
 */
export async function paySteps(
  trx: Trx,
  { team, orderId, giftInFen }: Paying,
  now: number,
): Promise<string | undefined> {
  const { bonfireId, activityId, caseId, ruleVersion } = team;
  const rule = await ruleOf(trx, team);
  const counted = await countMembers(trx, bonfireId);
  const paid = await findPaid(trx, bonfireId);
  const roomInFen = await findRoomOf(trx, { team, rule, giftInFen }, now);
  const due = dueSteps(rule, { counted, paid, roomInFen });
  const carrier = due.length > 0 && (await findCarrier(trx, bonfireId, orderId));
  if (!carrier) return undefined;
  const amountInFen = due.reduce((sum, step) => sum + step.amountInFen, 0);
  const { orderId: carriedBy, userId } = carrier;
  const granted = { activityId, ruleVersion, caseId, userId, amountInFen, at: now };
  await grantMatch(trx, { ...granted, cause: { orderId: carriedBy } }, now);
  const sum = { activityId, times: 1, inFen: amountInFen };
  await addToSums(trx, { ...sum, kind: 'gift', status: 'GIVEN' });
  const row = { bonfire_id: bonfireId, order_id: carrier.orderId, created_at: now };
  await trx
    .insertInto('bonfire_steps')
    .values(due.map((one) => ({ ...row, step: one.step, amount_in_fen: one.amountInFen })))
    .execute();
  await takePromise(trx, { team, rule, paid: new Set([...paid, ...due.map(({ step }) => step)]) });
  const steps = due.map(({ step }) => step);
  await tellPaid(trx, { team, steps, amountInFen, members: counted }, now);
  const isWhole = paid.size + due.length === rule.ladder.length;
  if (isWhole) await endBonfires(trx, { of: { bonfireId }, status: 'END_WITH_DONE' }, now);
  return carriedBy;
}

async function findPaid(trx: Trx, bonfireId: string): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('bonfire_steps')
    .select('step')
    .where('bonfire_id', '=', bonfireId)
    .execute();
  return new Set(rows.map(({ step }) => step));
}

type Roomy = Paying & { rule: BonfireRule };

/** What was promised is there; a case that is full or rests gets nothing all the same. */
async function findRoomOf(
  trx: Trx,
  { team, rule, giftInFen }: Roomy,
  now: number,
): Promise<number> {
  const { caseId, activityId } = team;
  const inFen = await requireCaseSum(trx, { activityId, caseId });
  return Math.min(
    await findRoom(trx, { caseId, giftInFen }, now),
    rule.perCaseInFen - inFen,
    await findBalance(trx, pool(activityId)),
  );
}

/**
 * Finds the gift that was just counted, or else the newest of the team that carries no grant yet.
 */
function findCarrier(trx: Trx, bonfireId: string, counted = '') {
  return trx
    .selectFrom('bonfire_members')
    .innerJoin('donations', 'donations.id', 'bonfire_members.order_id')
    .leftJoin('activity_grants', 'activity_grants.order_id', 'donations.id')
    .select(['donations.id as orderId', 'bonfire_members.user_id as userId'])
    .where('bonfire_id', '=', bonfireId)
    .where('donations.status', '=', 'PAID')
    .where('activity_grants.order_id', 'is', null)
    .orderBy((eb) => eb.case().when('donations.id', '=', counted).then(0).else(1).end())
    .orderBy('donations.paid_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locks what is still to come stays promised, no more. */
async function takePromise(
  trx: Trx,
  { team, rule, paid }: { team: Team; rule: BonfireRule; paid: ReadonlySet<number> },
): Promise<void> {
  const toCome = rule.ladder.filter((_, at) => !paid.has(at + 1));
  const promisedInFen = toCome.reduce((sum, step) => sum + step.amountInFen, 0);
  await trx
    .updateTable('bonfires')
    .set({ promised_in_fen: promisedInFen })
    .where('id', '=', team.bonfireId)
    .execute();
}
