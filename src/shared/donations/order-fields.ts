import * as v from 'valibot';
import {
  amountInFen,
  flag,
  infoUuid,
  publicId,
  say,
  wholeNumber,
  words,
} from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';
import { ifUnused, unusedGift } from '#src/shared/refunds/if-unused.ts';
import { payChannels } from './pay-channels.ts';

export const donationStatuses = ['CREATED', 'PAID', 'CLOSED', 'REFUNDING', 'REFUNDED'] as const;
export type DonationStatus = (typeof donationStatuses)[number];

/**
 * This was paid beside the gift, too late or once more, and so much of that was sent back; and this
 * a sponsor put beside it, and did not get back with it.
 */
export const besideGift = {
  unmatchedInFen: v.number(),
  unmatchedReturnedInFen: v.number(),
  matchedInFen: v.number(),
  ...unusedGift,
};

/**
 * This is a receipt code as people read it: 12 letters and digits, none that look alike; case and
 * spaces do not matter.
 */
export const receiptCode = v.pipe(
  v.string(say('required')),
  v.transform((text) => bareNumber(text).toUpperCase()),
  v.regex(/^[2-9A-HJ-NP-Z]{12}$/, say('receiptCode')),
);

/** This is our own number of an order, which the gateway knows it by. */
export const tradeNo = v.pipe(v.string(say('required')), v.regex(/^[0-9A-Z]{26}$/, say('unknown')));

/** A giver says this of a gift. */
export const orderFields = {
  infoUuid,
  amountInFen,
  content: v.optional(words(200), ''),
  anonymous: v.optional(flag, false),
  amountHidden: v.optional(flag, false),
  /** A guest wants this name shown; it is a signed-in donor's nickname otherwise. */
  displayName: v.optional(words(20), ''),
  /** It says what becomes of it if the family gives it back. */
  ifUnused: v.optional(ifUnused, 'back'),
  payChannel: v.pipe(wholeNumber(1, 8), v.picklist(Object.values(payChannels), say('unknown'))),
  sharedv: v.optional(wholeNumber(0, 99), 0),
  shareSourceId: v.optional(v.union([v.literal(''), publicId]), ''),
  /**
   * It is given through this venue, or the page of a team within one; of none other it is nothing.
   */
  activityId: v.optional(v.union([v.literal(''), publicId]), ''),
};
