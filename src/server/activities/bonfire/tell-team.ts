import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { storeNotices } from '#src/server/notices/store-notices.ts';
import type { Team } from './team.ts';

type Joined = { team: Team; userId: string; members: number };

/** Whoever lit a bonfire hears who of how many came, of nobody in particular. */
export async function tellStarter(
  trx: Trx,
  { team, userId, members }: Joined,
  now: number,
): Promise<void> {
  const { bonfireId, caseId, starterUserId } = team;
  if (userId === starterUserId) return;
  const told = { caseId, subjectId: `${bonfireId}:${members}`, params: { members }, now };
  await notify(trx, { userId: starterUserId, kind: 'bonfireJoined', ...told });
}

type Paid = { team: Team; steps: readonly number[]; amountInFen: number; members: number };

/** A sponsor paid what a team reached: its people hear of it, and so does the family. */
export async function tellPaid(
  trx: Trx,
  { team, steps, amountInFen, members }: Paid,
  now: number,
): Promise<void> {
  const { bonfireId, caseId } = team;
  const subjectId = `${bonfireId}:${steps.join('-')}`;
  const told = { caseId, subjectId, params: { amountInFen, members }, now };
  await storeNotices(trx, await findPeople(trx, bonfireId), { kind: 'bonfireReached', ...told });
  const { ownerUserId: userId } = await trx
    .selectFrom('cases')
    .select('owner_user_id as ownerUserId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await notify(trx, { userId, kind: 'bonfireBrought', ...told });
}

/**
 * Its time was over before its last step: it tells what the team brought and is still there, none
 * included.
 */
export async function tellEnded(
  trx: Trx,
  { bonfireId, caseId }: { bonfireId: string; caseId: string },
  now: number,
): Promise<void> {
  const { inFen } = await trx
    .selectFrom('bonfire_steps')
    .leftJoin('refunds', 'refunds.order_id', 'bonfire_steps.order_id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'bonfire_steps.order_id')
    .select((eb) =>
      eb.cast<number | null>(eb.fn.sum('bonfire_steps.amount_in_fen'), 'bigint').as('inFen'),
    )
    .where('bonfire_id', '=', bonfireId)
    .where('refunds.order_id', 'is', null)
    .where('grant_returns.cause', 'is', null)
    .executeTakeFirstOrThrow();
  const told = { caseId, subjectId: bonfireId, params: { amountInFen: inFen ?? 0 }, now };
  await storeNotices(trx, await findPeople(trx, bonfireId), { kind: 'bonfireEnded', ...told });
}

async function findPeople(trx: Trx, bonfireId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('bonfire_members')
    .select('user_id as userId')
    .where('bonfire_id', '=', bonfireId)
    .orderBy('place')
    .execute();
  return rows.map(({ userId }) => userId);
}
