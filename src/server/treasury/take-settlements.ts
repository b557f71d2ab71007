import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Gateway, Settlement } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { bookSettlement } from './keep-move.ts';

/** One may be told of later than those after it. */
const lookBackMs = 7 * dayMs;

/** Books what gateways settled by themselves since the last that we know; one that does not answer stops no other. */
export async function takeSettlements(
  { db, gateways, log }: Pick<Services, 'db' | 'gateways' | 'log'>,
  now: number,
): Promise<void> {
  for (const gateway of gateways.all) {
    try {
      await bookSettlements({ db, gateway }, await lookBackFrom(db, gateway), now);
    } catch (error) {
      log.warn({ err: error, gateway: gateway.name }, 'settlements are not known yet');
    }
  }
}

async function lookBackFrom(db: Database, { name }: Gateway): Promise<number> {
  const { lastAt } = await db
    .selectFrom('settlements')
    .select((eb) => eb.fn.max('settled_at').as('lastAt'))
    .where('gateway', '=', name)
    .executeTakeFirstOrThrow();
  return Math.max(0, (lastAt ?? 0) - lookBackMs);
}

/** Answers what the gateway settled since an instant, all of which is booked by then. */
export async function bookSettlements(
  { db, gateway }: { db: Database; gateway: Gateway },
  since: number,
  now: number,
): Promise<readonly Settlement[]> {
  const { name, custody } = gateway;
  if (custody.by !== 'gateway') return [];
  const settled = await custody.findSettlements(since);
  const unknown = await leaveOutKnown(db, name, settled);
  for (const settlement of unknown) {
    await inTransaction(db, (trx) => bookSettlement(trx, { ...settlement, gateway: name }, now));
  }
  return settled;
}

async function leaveOutKnown(
  db: Database,
  gateway: string,
  settled: readonly Settlement[],
): Promise<readonly Settlement[]> {
  if (settled.length === 0) return settled;
  const rows = await db
    .selectFrom('settlements')
    .select('settlement_no as settlementNo')
    .where('gateway', '=', gateway)
    .where('settled_at', '>=', Math.min(...settled.map(({ at }) => at)))
    .execute();
  const known = new Set(rows.map(({ settlementNo }) => settlementNo));
  return settled.filter(({ settlementNo }) => !known.has(settlementNo));
}
