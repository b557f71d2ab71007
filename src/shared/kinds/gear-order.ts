import type { DonationStatus } from '#src/shared/donations/order-fields.ts';

/** This is what became of a thing that was ordered, in the order in which it happens. */
export const gearOrderStates = [
  ...(['unpaid', 'closed', 'toSend', 'sent'] as const),
  ...(['received', 'returning', 'returned'] as const),
] as const;
export type GearOrderState = (typeof gearOrderStates)[number];

/**
 * This is who said that a thing has arrived: its donor, the days that passed, or staff after a
 * dispute.
 */
export const receivers = ['donor', 'time', 'staff'] as const;
export type ReceivedBy = (typeof receivers)[number];

/** After so many days from sending a thing that nobody spoke about counts as received. */
export const receivedAfterDays = 15;
/** After so many days staff look at a wish to return that the family leaves open. */
export const familyAnswersDays = 5;

type Stored = {
  status: DonationStatus;
  sentAt: number | null;
  receivedAt: number | null;
  returnAskedAt: number | null;
};

export function gearOrderState(order: Stored): GearOrderState {
  const { status, sentAt, receivedAt, returnAskedAt } = order;
  if (status === 'CREATED') return 'unpaid';
  if (status === 'CLOSED') return 'closed';
  if (status !== 'PAID') return 'returned';
  if (receivedAt !== null) return 'received';
  if (returnAskedAt !== null) return 'returning';
  return sentAt === null ? 'toSend' : 'sent';
}

export type Address = { name: string; mobile: string; region: string; street: string };
