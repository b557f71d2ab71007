import type { Database } from '#src/server/db/database.ts';
import type { BillLine } from '#src/server/payments/gateway.ts';
import type { OwnLine } from './compare-bill.ts';

/**
 * Finds what our books say of a bill's payments that were support of the platform, and of no case.
 */
export async function findKnownSupports(
  db: Database,
  { gateway, lines }: { gateway: string; lines: readonly BillLine[] },
): Promise<OwnLine[]> {
  if (lines.length === 0) return [];
  const numbers = lines.map(({ gatewayNumber }) => gatewayNumber);
  const rows = await select(db, gateway).where('gateway_trade_no', 'in', numbers).execute();
  return rows.map(lineOf);
}

export async function findSupportsOfDay(
  db: Database,
  { gateway, startAt, endAt }: { gateway: string; startAt: number; endAt: number },
): Promise<OwnLine[]> {
  const rows = await select(db, gateway)
    .where('paid_at', '>=', startAt)
    .where('paid_at', '<', endAt)
    .execute();
  return rows.map(lineOf);
}

function select(db: Database, gateway: string) {
  return db
    .selectFrom('supports')
    .select(['trade_no as number', 'amount_in_fen as amountInFen'])
    .select((eb) => eb.ref('gateway_trade_no').$notNull().as('gatewayNumber'))
    .where('gateway', '=', gateway)
    .where('paid_at', 'is not', null);
}

const lineOf = (row: Pick<OwnLine, 'number' | 'gatewayNumber' | 'amountInFen'>): OwnLine => ({
  ...{ ...row, kind: 'payment', caseId: null, succeeded: true },
});
