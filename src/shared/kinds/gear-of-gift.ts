import type { GearOrderState } from './gear-order.ts';

/** This is the thing that a gift was given for, as the pages of gifts lead to it. */
export type GearOfGift = {
  orderId: string;
  gearId: string;
  /** It says who chose it; nobody else opens its order. */
  userId: string;
  title: string;
  state: GearOrderState;
  sendByAt: number | null;
};
