import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { StopReason } from '#src/shared/monthly/monthly-rules.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { MonthlyGift } from './lock-gift.ts';

type Kind =
  | 'monthlyStarted'
  | 'monthlyAhead'
  | 'monthlyRefused'
  | 'monthlyPaused'
  | 'monthlySkipped'
  | 'monthlyEnded';
type Told = {
  kind: Kind;
  /**
   * This is what tells this one from others of its kind, such as the month; the gift itself
   * otherwise.
   */
  event?: string;
  amountInFen?: number;
  /** This is when something is charged. */
  chargeAt?: number;
  /** This is why it stopped. */
  reason?: StopReason;
  now: number;
};

/** Tells a donor of a monthly gift of theirs, once of each event. */
export async function tellOfGift(
  trx: Trx,
  gift: MonthlyGift,
  { kind, event = '', amountInFen = gift.amount_in_fen, chargeAt, reason, now }: Told,
): Promise<void> {
  const family = gift.case_id === null ? {} : { caseId: gift.case_id };
  await notify(trx, {
    ...{ userId: gift.user_id, kind, ...family, now },
    subjectId: [gift.id, event].filter(Boolean).join(':'),
    params: { amountInFen, ...(chargeAt && { day: dayOf(chargeAt) }), ...(reason && { reason }) },
  });
}
