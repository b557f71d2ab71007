const hourMs = 3_600_000;

export type SupportStatus = 'CREATED' | 'PAID' | 'CLOSED' | 'RETURNED';

/** This is what was charged beside a support, and how much of it is on its way back from us. */
export type Unmatched = { unmatchedInFen: number; unmatchedReturnedInFen: number };

type Paid = { status: SupportStatus; paidAt: number | null; graceRefundHours: number };

/** A support can be taken back as long as a gift, and whatever becomes of any case. */
export function canTakeSupportBack({ status, paidAt, graceRefundHours }: Paid, now: number) {
  return status === 'PAID' && paidAt !== null && now < paidAt + graceRefundHours * hourMs;
}
