import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fundActivity } from '#src/server/activities/move-pool.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import type { Services } from '#src/server/services.ts';
import { createBonfire, joinBonfire } from '#src/shared/activities/bonfire/calls.ts';
import type { Base, Person } from '../world/base.ts';
import { bonfires } from '../world/sponsor-promises.ts';
import type { Browser } from './browser.ts';
import type { Remembered } from './memory.ts';

const { ladder } = bonfires.rule;
const wholeInFen = ladder.reduce((sum, { amountInFen }) => sum + amountInFen, 0);
/** It is for as many teams as may burn at once, and some more. */
const refillInFen = 4 * wholeInFen;

type Gathering = { browser: Browser; base: Base; memory: Remembered; person: Person };

/** Somebody joins the bonfire that was heard of last, or lights one. */
export async function gather({ browser, base, memory, person }: Gathering): Promise<void> {
  const last = memory.members.at(-1)?.bonfireUuid;
  const infoUuid = base.cases[1]?.id ?? '';
  const answer =
    last && randomInt(4) > 0
      ? await browser.call(joinBonfire, { bonfireUuid: last }, { person })
      : await browser.call(createBonfire, { infoUuid }, { person });
  const bonfireUuid = answer?.code === 0 ? answer.data.team?.bonfireUuid : undefined;
  if (bonfireUuid) memory.members.push({ bonfireUuid, userId: person.userId });
}

/** The sponsor pays in what more teams are promised from, while no server runs. */
export async function refill(
  { db }: Services,
  { bonfiresId }: Base,
  memory: Remembered,
): Promise<void> {
  if ((await findBalance(db, pool(bonfiresId))) > 2 * wholeInFen) return;
  const paid = { activityId: bonfiresId, statementNo: randomUUID(), amountInFen: refillInFen };
  await inTransaction(db, (trx) => fundActivity(trx, paid, Date.now()));
  memory.refilledInFen += refillInFen;
}

type Step = { bonfire: string; step: number; orderId: string; inFen: number };

/** This is what the ledger brought cases for the gifts that carry steps. */
const postedByGift = `select transfer.reference as "orderId", entry.amount_in_fen as "inFen"
  from ledger_transfers as transfer
  join ledger_entries as entry on entry.transfer_id = transfer.id and entry.account_id like 'C:%'
  where transfer.kind = 'match'
    and transfer.reference in (select order_id from bonfire_steps)`;

/** Whoever was told that they are in a team is in it, and each step was paid once, by the ledger. */
export async function compareBonfires({ db }: Services, memory: Remembered): Promise<string[]> {
  const rows = await db.selectFrom('bonfire_members').select(['bonfire_id', 'user_id']).execute();
  const there = new Set(rows.map((row) => `${row.bonfire_id} ${row.user_id}`));
  const lost = memory.members
    .filter(({ bonfireUuid, userId }) => !there.has(`${bonfireUuid} ${userId}`))
    .map(({ bonfireUuid, userId }) => `${userId} joined ${bonfireUuid} and is not in it`);
  const posted = await sql.raw<{ orderId: string; inFen: number }>(postedByGift).execute(db);
  const steps = await db
    .selectFrom('bonfire_steps')
    .select(['bonfire_id as bonfire', 'step', 'order_id as orderId', 'amount_in_fen as inFen'])
    .execute();
  const wrong = [...Map.groupBy(steps, ({ bonfire }) => bonfire)].flatMap(([bonfire, paid]) => {
    const gifts = new Set(paid.map(({ orderId }) => orderId));
    const bookedInFen = sumOf(posted.rows.filter(({ orderId }) => gifts.has(orderId)));
    return isOnce(paid, bookedInFen) ? [] : [`bonfire ${bonfire} got ${bookedInFen} fen in all`];
  });
  return [...lost, ...wrong];
}

/** Is there no step twice, none that the ladder has not, and is booked what was paid of each? */
function isOnce(paid: readonly Step[], bookedInFen: number): boolean {
  const numbers = new Set(paid.map(({ step }) => step));
  const within = paid.every(({ step, inFen }) => inFen <= (ladder[step - 1]?.amountInFen ?? 0));
  return within && numbers.size === paid.length && bookedInFen === sumOf(paid);
}

const sumOf = (parts: readonly { inFen: number }[]) =>
  parts.reduce((sum, { inFen }) => sum + Number(inFen), 0);

/** Counts how many steps were paid through the kills, so that a run in which none was is seen. */
export async function countSteps({ db }: Services): Promise<Record<string, number>> {
  const { rows } = await sql<{ teams: number; steps: number }>`select
    (select count(*) from bonfires) as teams,
    (select count(*) from bonfire_steps) as steps`.execute(db);
  return { 'bonfires lit': Number(rows[0]?.teams), 'ladder steps paid': Number(rows[0]?.steps) };
}
