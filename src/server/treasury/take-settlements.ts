import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';
import { bookSettlement } from './keep-move.ts';

/** Gateways settle within days; what is older is found by the comparison of moves. */
const lookBackMs = 7 * 86_400_000;

/** Books what gateways settled by themselves; one that does not answer stops no other. */
export async function takeSettlements(
  { db, gateways, log }: Pick<Services, 'db' | 'gateways' | 'log'>,
  now: number,
): Promise<void> {
  for (const gateway of gateways.all) {
    try {
      await bookSettlements({ db, gateway }, now - lookBackMs, now);
    } catch (error) {
      log.warn({ err: error, gateway: gateway.name }, 'settlements are not known yet');
    }
  }
}

export async function bookSettlements(
  { db, gateway }: { db: Database; gateway: Gateway },
  since: number,
  now: number,
): Promise<void> {
  const { name, custody } = gateway;
  if (custody.by !== 'gateway') return;
  const settled = await custody.findSettlements(since);
  const unknown = await leaveOutKnown(db, name, settled);
  for (const settlement of unknown) {
    await inTransaction(db, (trx) => bookSettlement(trx, { ...settlement, gateway: name }, now));
  }
}

async function leaveOutKnown<One extends { settlementNo: string; at: number }>(
  db: Database,
  gateway: string,
  settled: readonly One[],
): Promise<readonly One[]> {
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
