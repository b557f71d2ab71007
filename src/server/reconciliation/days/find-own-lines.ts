import type { Database } from '#src/server/db/database.ts';
import {
  paymentOfUnmatched,
  unmatchedRefundNo,
} from '#src/server/donations/settle/refund-unmatched.ts';
import type { BillLine } from '#src/server/payments/gateway.ts';
import type { OwnLine } from './compare-bill.ts';
import { findKnownSupports, findSupportsOfDay } from './find-support-lines.ts';

/** It stays below the number of parameters a statement may have. */
const chunkSize = 500;

/** Finds what our books say of the numbers of a bill, whatever its day. */
export async function findKnownLines(
  db: Database,
  { gateway, bill }: { gateway: string; bill: readonly BillLine[] },
): Promise<OwnLine[]> {
  const known: OwnLine[] = [];
  for (let from = 0; from < bill.length; from += chunkSize) {
    const chunk = bill.slice(from, from + chunkSize);
    const payments = chunk.filter(({ kind }) => kind === 'payment');
    const refunds = chunk.filter(({ kind }) => kind === 'refund').map(({ number }) => number);
    known.push(...(await findPayments(db, gateway, payments)));
    known.push(...(await findKnownSupports(db, { gateway, lines: payments })));
    known.push(...(await findRefunds(db, refunds)));
    known.push(...(await findUnmatchedRefunds(db, gateway, refunds)));
  }
  return known;
}

/** A payment without a receipt of ours is one we know of, but not as a success. */
async function findPayments(
  db: Database,
  gateway: string,
  lines: readonly BillLine[],
): Promise<OwnLine[]> {
  if (lines.length === 0) return [];
  const rows = await selectReceipts(db, gateway)
    .where(
      'gateway_receipts.gateway_trade_no',
      'in',
      lines.map(({ gatewayNumber }) => gatewayNumber),
    )
    .execute();
  return rows.map(receiptLine);
}

function selectReceipts(db: Database, gateway: string) {
  return (
    db
      .selectFrom('gateway_receipts')
      .leftJoin('donations', 'donations.trade_no', 'gateway_receipts.trade_no')
      .select([
        'gateway_receipts.trade_no as number',
        'gateway_receipts.gateway_trade_no as gatewayNumber',
        'gateway_receipts.amount_in_fen as amountInFen',
        'donations.case_id as caseId',
      ])
      .where('gateway_receipts.gateway', '=', gateway)
      // A support that was taken back was paid once: its row here is only its way back.
      .where('gateway_receipts.kind', '<>', 'takenBack')
  );
}

const receiptLine = (row: Omit<OwnLine, 'kind' | 'succeeded'>): OwnLine => ({
  ...row,
  kind: 'payment',
  succeeded: true,
});

async function findRefunds(db: Database, numbers: readonly string[]): Promise<OwnLine[]> {
  if (numbers.length === 0) return [];
  const rows = await selectRefunds(db).where('refund_no', 'in', numbers).execute();
  return rows.map(refundLine);
}

function selectRefunds(db: Database) {
  return db
    .selectFrom('refunds')
    .select([
      'refund_no as number',
      'gateway_refund_no as gatewayNumber',
      'amount_in_fen as amountInFen',
      'case_id as caseId',
      'status',
    ]);
}

type RefundRow = Awaited<ReturnType<ReturnType<typeof selectRefunds>['execute']>>[number];

/** One the bank paid instead has no number of the gateway's. */
function refundLine({ status, gatewayNumber, ...row }: RefundRow): OwnLine {
  const succeeded = status === 'SUCCESS' && gatewayNumber !== null;
  return { ...row, kind: 'refund', gatewayNumber: gatewayNumber ?? '', succeeded };
}

async function findUnmatchedRefunds(
  db: Database,
  gateway: string,
  numbers: readonly string[],
): Promise<OwnLine[]> {
  const receipts = numbers.flatMap((number) => paymentOfUnmatched(number) ?? []);
  if (receipts.length === 0) return [];
  const rows = await db
    .selectFrom('gateway_receipts')
    .select(['gateway_trade_no as receipt', 'amount_in_fen as amountInFen'])
    .where('gateway', '=', gateway)
    .where('gateway_trade_no', 'in', receipts)
    .where('kind', '<>', 'donation')
    .execute();
  const referenceOf = (receipt: string) => `${gateway}:${receipt}`;
  const returned = await db
    .selectFrom('ledger_transfers')
    .select('reference')
    .where('kind', '=', 'unmatched-refund')
    .where('reference', 'in', receipts.map(referenceOf))
    .execute();
  const done = new Set(returned.map(({ reference }) => reference));
  return rows.map(({ receipt, amountInFen }) => ({
    ...{ kind: 'refund', number: unmatchedRefundNo(receipt), gatewayNumber: '' },
    ...{ amountInFen, caseId: null, succeeded: done.has(referenceOf(receipt)) },
  }));
}

/** Finds our own successes of a day at this gateway. */
export async function findExpectedLines(
  db: Database,
  { gateway, ...day }: { gateway: string; startAt: number; endAt: number },
): Promise<OwnLine[]> {
  const gifts = await selectReceipts(db, gateway)
    .where('gateway_receipts.kind', '=', 'donation')
    .where('donations.paid_at', '>=', day.startAt)
    .where('donations.paid_at', '<', day.endAt)
    .execute();
  const unmatched = await selectReceipts(db, gateway)
    .where('gateway_receipts.kind', '<>', 'donation')
    .where('gateway_receipts.created_at', '>=', day.startAt)
    .where('gateway_receipts.created_at', '<', day.endAt)
    .execute();
  const refunds = await selectRefunds(db)
    .where('gateway', '=', gateway)
    .where('status', '=', 'SUCCESS')
    .where('gateway_refund_no', 'is not', null)
    .where('updated_at', '>=', day.startAt)
    .where('updated_at', '<', day.endAt)
    .execute();
  const supports = await findSupportsOfDay(db, { gateway, ...day });
  return [...[...gifts, ...unmatched].map(receiptLine), ...refunds.map(refundLine), ...supports];
}
