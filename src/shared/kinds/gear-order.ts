import type { DonationStatus } from '#src/shared/donations/order-fields.ts';

/** What became of a thing that was ordered. A gift given back sends nothing back by itself. */
export const gearOrderStates = ['unpaid', 'toSend', 'sent', 'closed', 'returned'] as const;
type GearOrderState = (typeof gearOrderStates)[number];

export function gearOrderState(status: DonationStatus, sentAt: number | null): GearOrderState {
  if (status === 'CREATED') return 'unpaid';
  if (status === 'CLOSED') return 'closed';
  if (sentAt !== null) return 'sent';
  return status === 'PAID' ? 'toSend' : 'returned';
}

export type Address = { name: string; mobile: string; region: string; street: string };
