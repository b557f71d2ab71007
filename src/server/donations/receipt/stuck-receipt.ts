import type { Database, Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Decided, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { gatewayText } from '#src/texts/gateway-text.ts';
import { textsOf } from '#src/texts/texts.ts';

export type Receipt = { gateway: string; gatewayTradeNo: string };

const queue = 'refundStuck';
const mark = 'receipt:';

const subjectOf = ({ gateway, gatewayTradeNo }: Receipt) => `${mark}${gateway}:${gatewayTradeNo}`;

/** Reads of which receipt a task is; undefined for one of a case. */
export function readReceipt(subjectId: string): Receipt | undefined {
  const [, gateway, gatewayTradeNo] = /^receipt:([^:]+):(.+)$/.exec(subjectId) ?? [];
  return gateway && gatewayTradeNo ? { gateway, gatewayTradeNo } : undefined;
}

/** Its gateway will never send this money back: staff are told once. */
export async function openReceiptTask(trx: Trx, receipt: Receipt, now: number): Promise<void> {
  const { caseId } = await selectReceipt(trx, receipt).executeTakeFirstOrThrow();
  await openTask(trx, { queue, subjectId: subjectOf(receipt), caseId, submittedBy: null, now });
}

export async function closeReceiptTask(trx: Trx, receipt: Receipt, now: number): Promise<void> {
  await closeTask(trx, { queue, subjectId: subjectOf(receipt), because: 'settled', now });
}

function selectReceipt(db: Database | Trx, { gateway, gatewayTradeNo }: Receipt) {
  return db
    .selectFrom('gateway_receipts')
    .leftJoin('payments', 'payments.trade_no', 'gateway_receipts.trade_no')
    .leftJoin('donations', 'donations.id', 'payments.order_id')
    .leftJoin('cases', 'cases.id', 'donations.case_id')
    .select([
      'gateway_receipts.kind as kind',
      'gateway_receipts.trade_no as tradeNo',
      'gateway_receipts.amount_in_fen as amountInFen',
      'gateway_receipts.created_at as createdAt',
      'donations.user_id as userId',
      'cases.id as caseId',
      'cases.title as title',
    ])
    .where('gateway_receipts.gateway', '=', gateway)
    .where('gateway_receipts.gateway_trade_no', '=', gatewayTradeNo);
}

export async function findStuckReceipt(
  db: Database,
  { receipt, locale }: { receipt: Receipt; locale: Locale },
): Promise<ReviewSubject | undefined> {
  const found = await selectReceipt(db, receipt).executeTakeFirst();
  if (!found) return undefined;
  const { refunds: t } = textsOf(locale);
  const { receiptFields: labels } = t;
  const field = (name: keyof typeof labels, value: string) => {
    return { name, label: labels[name], value, refusable: false };
  };
  return {
    caseId: found.caseId,
    title: found.title ?? t.receiptTitle,
    submittedAt: found.createdAt,
    fields: [
      field('receipt', t.receiptKinds[found.kind === 'donation' ? 'double' : found.kind]),
      field('amount', t.money(yuan(found.amountInFen, locale))),
      field('number', found.tradeNo),
      field('gatewayNumber', `${gatewayText(receipt.gateway, locale)} ${receipt.gatewayTradeNo}`),
      field('giver', found.userId ?? t.receiptGuest),
    ],
    checks: [{ level: 'red', text: t.receiptCheck }],
  };
}

/** Passing asks the gateway once more under the same number; refusing keeps it before staff. */
export async function decideReceipt(
  trx: Trx,
  receipt: Receipt,
  { decision, words, now }: Decided,
): Promise<void> {
  if (decision === 'refuse') return openReceiptTask(trx, receipt, now);
  requireWords(words);
  const job = { name: 'refund-unmatched', payload: receipt, runAt: now };
  await enqueue(trx, { ...job, dedupeKey: `refund-unmatched@${subjectOf(receipt)}` });
}
