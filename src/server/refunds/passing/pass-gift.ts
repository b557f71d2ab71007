import { lockMatches, returnMatches } from '#src/server/activities/match/return-matches.ts';
import { addGiftToFund, takeReturnFromFund } from '#src/server/cases/transitions/change-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { postPassOn } from '#src/server/ledger/postings-of-passing.ts';
import { notify } from '#src/server/notices/notify.ts';
import { moveCard } from '#src/server/papers/cards/hide-card.ts';
import { voidPapersOf } from '#src/server/papers/void-papers.ts';
import { newId } from '#src/server/platform/keys.ts';
import { newTradeNo } from '#src/server/platform/trade-no.ts';
import { countReturned } from '#src/server/refunds/run/book-refund.ts';
import { type HeldGift, refundNoOf, refundOf } from '#src/server/refunds/run/refund-of.ts';
import { countedColumns, countGift } from '#src/server/venues/count-gift.ts';
import type { Choice } from './find-next-family.ts';

type Passed = {
  gift: HeldGift;
  caseId: string;
  toCaseId: string;
  choice: Choice;
  /**
   * This is the refund that counts it as returned, and the decision of the case that it goes by.
   */
  refundId: string;
  decidedBy: string;
};

/**
 * A gift leaves the case that gives it back, and is a gift to another family from the same moment:
 * no gateway hears of it, and the ledger moves it from one to the other. The caller holds the money
 * of both cases and knows that the gift still stands and what its donor chose.
 */
export async function passGift(trx: Trx, passed: Passed, now: number): Promise<void> {
  const { gift, caseId, toCaseId, choice, refundId, decidedBy } = passed;
  const { orderId, shareInFen: amountInFen, matchShareInFen } = gift;
  const refundNo = refundNoOf(gift.tradeNo);
  const match = (await lockMatches(trx, [orderId], now)).get(orderId);
  const left = await trx
    .updateTable('donations')
    .set({ status: 'REFUNDED', returned_in_fen: amountInFen })
    .where('id', '=', orderId)
    .returning(countedColumns)
    .executeTakeFirstOrThrow();
  await voidPapersOf(trx, [orderId], now);
  const ended = { status: 'SUCCESS', next_try_at: null } as const;
  await trx
    .insertInto('refunds')
    .values({ ...refundOf(gift, { refundId, caseId, now }), ...ended })
    .execute();
  const toOrderId = await addPassedGift(trx, { orderId, toCaseId, amountInFen }, now);
  await trx
    .insertInto('passed_gifts')
    .values({
      ...{ refund_no: refundNo, order_id: orderId, to_order_id: toOrderId, case_id: caseId },
      ...{ to_case_id: toCaseId, case_refund_id: decidedBy, chosen: choice },
      ...{ amount_in_fen: amountInFen, passed_at: now },
    })
    .execute();
  await postPassOn(trx, { refundNo, caseId, toCaseId, amountInFen, now });
  const backs =
    match && matchShareInFen > 0
      ? [{ refundNo, activityId: match.activityId, amountInFen: matchShareInFen }]
      : [];
  await returnMatches(trx, { caseId, backs }, now);
  await takeReturnFromFund(trx, { caseId, orderId, amountInFen }, now);
  await addGiftToFund(trx, { caseId: toCaseId, amountInFen, paidAt: now });
  await countReturned(trx, { caseRefundId: refundId, amountInFen }, now);
  await countGift(trx, left, -amountInFen);
  const { userId } = left;
  const told = { caseId: toCaseId, subjectId: toOrderId, params: { amountInFen }, now };
  if (userId) await notify(trx, { ...told, userId, kind: 'giftPassedOn' });
}

type Passing = { orderId: string; toCaseId: string; amountInFen: number };

/**
 * Adds the gift as the other family has it: its donor's, shown as the first was, through no share
 * and no venue. Its payment is of no gateway, and nothing asks one for it.
 */
async function addPassedGift(
  trx: Trx,
  { orderId, toCaseId, amountInFen }: Passing,
  now: number,
): Promise<string> {
  const gift = await trx
    .selectFrom('donations')
    .select(['user_id', 'display_name', 'head_img_url', 'anonymous', 'amount_hidden'])
    .select(['pay_channel', 'platform', 'if_unused'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [id, tradeNo] = [newId(), newTradeNo(now)];
  await trx
    .insertInto('donations')
    .values({
      ...gift,
      ...{ id, trade_no: tradeNo, case_id: toCaseId, receipt_code_hash: null, words: '' },
      ...{ amount_in_fen: amountInFen, sharedv: 0, share_source_id: null, status: 'PAID' },
      ...{ created_at: now, paid_at: now, closed_at: null, passed_from: orderId },
    })
    .execute();
  await trx
    .insertInto('payments')
    .values({
      ...{ trade_no: tradeNo, order_id: id, gateway: noGateway, merchant: '', app_id: '' },
      ...{ currency: 'CNY', amount_in_fen: amountInFen, status: 'SUCCEEDED' },
      ...{ gateway_trade_no: null, description: '', return_url: '', notify_url: '' },
      ...{ expires_at: now, cashier_url: null, next_query_at: null, query_count: 0 },
      created_at: now,
    })
    .execute();
  await moveCard(trx, orderId, id);
  return id;
}

/** It stands where others have their gateway's name. */
const noGateway = 'passed-on';
