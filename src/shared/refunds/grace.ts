import { type CaseState, canCase } from '#src/shared/cases/case-actions.ts';
import { takeBackDays } from '#src/shared/cases/case-change.ts';
import type { DonationStatus } from '#src/shared/donations/order-fields.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Gift = {
  status: DonationStatus;
  paidAt: number | null;
  state: CaseState;
  graceRefundHours: number;
  /** Was it given for a thing? That can be taken back until it is sent. */
  ofThing: boolean;
  /** Donors of the case were last asked then whether their gifts still stand. */
  askedAt: number | undefined;
};

/** May a donor take a gift back without asking anybody, as far as time and the case's state tell? */
export function canTakeBack(
  { status, paidAt, state, graceRefundHours, ofThing, askedAt }: Gift,
  now: number,
): boolean {
  if (status !== 'PAID' || paidAt === null) return false;
  const inTime = ofThing || now < paidAt + graceRefundHours * hourMs;
  const isAsked = wasAsked({ paidAt, askedAt }) && now < (askedAt ?? 0) + takeBackDays * dayMs;
  return (inTime || isAsked) && canCase('takeBack', state, now);
}

/** Was the case rewritten after this gift, so that its donor is asked? */
export function wasAsked({ paidAt, askedAt }: Pick<Gift, 'paidAt' | 'askedAt'>): boolean {
  return paidAt !== null && askedAt !== undefined && paidAt < askedAt;
}
