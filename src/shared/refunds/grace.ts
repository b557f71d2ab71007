import { type CaseState, canCase } from '#src/shared/cases/case-actions.ts';
import type { DonationStatus } from '#src/shared/donations/order-fields.ts';

const hourMs = 3_600_000;

type Gift = {
  status: DonationStatus;
  paidAt: number | null;
  state: CaseState;
  graceRefundHours: number;
  /** Was it given for a thing? That can be taken back until it is sent. */
  ofThing: boolean;
};

/** May a donor take a gift back without asking anybody, as far as time and the case's state tell? */
export function canTakeBack(
  { status, paidAt, state, graceRefundHours, ofThing }: Gift,
  now: number,
): boolean {
  if (status !== 'PAID' || paidAt === null) return false;
  const inTime = ofThing || now < paidAt + graceRefundHours * hourMs;
  return inTime && canCase('takeBack', state, now);
}
