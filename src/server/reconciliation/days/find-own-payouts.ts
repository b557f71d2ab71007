import type { Database } from '#src/server/db/database.ts';
import type { PayoutBillLine } from '#src/server/payments/payout-gateway.ts';
import type { OwnLine } from './compare-bill.ts';

/** It stays below the number of parameters a statement may have. */
const chunkSize = 500;

/** Finds what our books say of the numbers of a bank's bill, whatever its day; another bank's are none of it. */
export async function findKnownPayouts(
  db: Database,
  { gateway, bill }: { gateway: string; bill: readonly PayoutBillLine[] },
): Promise<OwnLine[]> {
  const known: OwnLine[] = [];
  for (let from = 0; from < bill.length; from += chunkSize) {
    const numbers = bill.slice(from, from + chunkSize).map(({ number }) => number);
    const ofWithdrawals = await selectPayouts(db)
      .where('payouts.gateway', '=', gateway)
      .where('payout_no', 'in', numbers)
      .execute();
    const ofRefunds = await selectBankRefunds(db)
      .where('bank_refunds.gateway', '=', gateway)
      .where('payout_no', 'in', numbers)
      .execute();
    known.push(...[...ofWithdrawals, ...ofRefunds].flatMap(linesOf));
  }
  return known;
}

/** Finds our own successes of a day at the bank, whose own instants they carry. */
export async function findExpectedPayouts(
  db: Database,
  { gateway, startAt, endAt }: { gateway: string; startAt: number; endAt: number },
): Promise<OwnLine[]> {
  const isOf = (at: number | null) => at !== null && at >= startAt && at < endAt;
  const found: Row[] = [];
  for (const column of ['paid_at', 'returned_at'] as const) {
    const select = [selectPayouts(db), selectBankRefunds(db)] as const;
    found.push(
      ...(await select[0]
        .where('payouts.gateway', '=', gateway)
        .where(`payouts.${column}`, '>=', startAt)
        .where(`payouts.${column}`, '<', endAt)
        .execute()),
      ...(await select[1]
        .where('bank_refunds.gateway', '=', gateway)
        .where(`bank_refunds.${column}`, '>=', startAt)
        .where(`bank_refunds.${column}`, '<', endAt)
        .execute()),
    );
  }
  const rows = new Map(found.map((row) => [row.number, row]));
  return [...rows.values()].flatMap((row) =>
    linesOf(row).filter(
      ({ kind, succeeded }) => succeeded && isOf(kind === 'payout' ? row.paidAt : row.returnedAt),
    ),
  );
}

type Row = Omit<OwnLine, 'kind' | 'succeeded' | 'gatewayNumber'> & {
  receiptNo: string | null;
  returnNo: string | null;
  paidAt: number | null;
  returnedAt: number | null;
};

/** Lists it as one that was paid and, if it came back, as one that did. */
function linesOf({ number, amountInFen, caseId, receiptNo, returnNo }: Row): OwnLine[] {
  const line = { number, amountInFen, caseId };
  return [
    { ...line, kind: 'payout', gatewayNumber: receiptNo ?? '', succeeded: receiptNo !== null },
    { ...line, kind: 'return', gatewayNumber: returnNo ?? '', succeeded: returnNo !== null },
  ];
}

function selectPayouts(db: Database) {
  return db
    .selectFrom('payouts')
    .select([
      ...(['payouts.payout_no as number', 'payouts.amount_in_fen as amountInFen'] as const),
      ...(['payouts.case_id as caseId', 'payouts.receipt_no as receiptNo'] as const),
      ...(['payouts.return_no as returnNo', 'payouts.paid_at as paidAt'] as const),
      'payouts.returned_at as returnedAt',
    ]);
}

function selectBankRefunds(db: Database) {
  return db
    .selectFrom('bank_refunds')
    .innerJoin('refunds', 'refunds.refund_no', 'bank_refunds.refund_no')
    .select([
      ...([
        'bank_refunds.payout_no as number',
        'bank_refunds.amount_in_fen as amountInFen',
      ] as const),
      ...(['refunds.case_id as caseId', 'bank_refunds.receipt_no as receiptNo'] as const),
      ...(['bank_refunds.return_no as returnNo', 'bank_refunds.paid_at as paidAt'] as const),
      'bank_refunds.returned_at as returnedAt',
    ]);
}
