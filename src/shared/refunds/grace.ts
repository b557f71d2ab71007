import { type CaseState, canCase } from '#src/shared/cases/case-actions.ts';
import type { DonationStatus } from '#src/shared/donations/order-fields.ts';

const hourMs = 3_600_000;

type Gift = {
  status: DonationStatus;
  paidAt: number | null;
  state: CaseState;
  graceRefundHours: number;
};

/** May a donor take a gift back without asking anybody, as far as time and the case's state tell? */
export function canTakeBack(
  { status, paidAt, state, graceRefundHours }: Gift,
  now: number,
): boolean {
  if (status !== 'PAID' || paidAt === null) return false;
  return now < paidAt + graceRefundHours * hourMs && canCase('takeBack', state, now);
}
