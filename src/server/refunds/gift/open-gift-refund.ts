import type { Trx } from '#src/server/db/database.ts';
import { emptyCaseRefund } from '#src/server/refunds/case/open-case-refund.ts';
import { findMatchShare } from '#src/server/refunds/run/find-match-share.ts';
import { holdGifts } from '#src/server/refunds/run/hold-gifts.ts';
import { queueRefunds } from '#src/server/refunds/run/queue-refunds.ts';

type GiftRefund = {
  refundId: string;
  caseId: string;
  /** It is null for a guest's gift. */
  userId: string | null;
  amountInFen: number;
  /** This is why it was opened, where no donor asked for it. */
  reason?: string;
};

type WholeGift = GiftRefund & { orderId: string; tradeNo: string; gateway: string };

/** One gift goes back whole and alone, at once; the caller holds the case's money. */
export async function giveWholeBack(trx: Trx, gift: WholeGift, now: number): Promise<void> {
  const { refundId, caseId, orderId, amountInFen: shareInFen } = gift;
  await openGiftRefund(trx, gift, now);
  const matchShareInFen = await findMatchShare(trx, { caseId, orderId, shareInFen });
  const gifts = [{ ...gift, shareInFen, matchShareInFen }];
  await holdGifts(trx, { refundId, caseId, gifts }, now);
  await queueRefunds(trx, now);
}

/** Opens a refund of one gift alone, which runs at once and stops nothing of its case. */
export async function openGiftRefund(trx: Trx, gift: GiftRefund, now: number): Promise<void> {
  const { refundId, caseId, userId, amountInFen, reason = '' } = gift;
  await trx
    .insertInto('case_refunds')
    .values(({ selectFrom }) => ({
      ...emptyCaseRefund({ amountInFen, orders: 1 }),
      ...{ id: refundId, case_id: caseId, kind: 'grace', status: 'RUNNING' },
      ...{ applicant_user_id: userId, reason, created_at: now },
      status_before: selectFrom('cases').select('status').where('id', '=', caseId),
      ...{ end_reason_before: null, finished_at_before: null },
      ...{ released_at: now, held_at: now },
    }))
    .execute();
}
