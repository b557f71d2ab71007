import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canTakeBack } from '#src/shared/refunds/grace.ts';
import { shareOut } from '#src/shared/tracing/share-out.ts';

test('shares of what is left add up to it, and no gift gets back more than was given', () => {
  const gifts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(gifts, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
      const whole = given.reduce((sum, gift) => sum + gift, 0);
      const left = Math.floor(whole * part);
      const weights = Object.fromEntries(given.map((gift, at) => [`gift-${at}`, gift]));
      const shares = shareOut(left, weights);
      expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(left);
      for (const [name, share] of Object.entries(shares)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(weights[name] ?? 0);
      }
    }),
  );
});

test('without a payout every gift goes back whole', () => {
  const gifts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(gifts, (given) => {
      const weights = Object.fromEntries(given.map((gift, at) => [`gift-${at}`, gift]));
      const whole = given.reduce((sum, gift) => sum + gift, 0);
      expect(shareOut(whole, weights)).toEqual(weights);
    }),
  );
});

test('a gift can be taken back until its hours are over, and never before it is paid', () => {
  const state = {
    ...{ status: 'CROWDFUNDING_STATED' as const, displayStatus: 0, endReason: null },
    ...{ finishText: null, endsAt: null, mourningAt: null, filledAt: null, putAwayAt: null },
  };
  const hourMs = 3_600_000;
  const given = { status: 'PAID' as const, paidAt: 0, state, graceRefundHours: 24 };
  const gift = { ...given, ofThing: false, askedAt: undefined };
  expect(canTakeBack(gift, 24 * hourMs - 1)).toBe(true);
  expect(canTakeBack(gift, 24 * hourMs)).toBe(false);
  expect(canTakeBack({ ...gift, ofThing: true }, 24 * hourMs)).toBe(true);
  expect(canTakeBack({ ...gift, graceRefundHours: 0 }, 0)).toBe(false);
  expect(canTakeBack({ ...gift, status: 'CREATED', paidAt: null }, 1)).toBe(false);
  const asked = { ...gift, askedAt: 100 * hourMs };
  expect(canTakeBack(asked, 100 * hourMs)).toBe(true);
  expect(canTakeBack(asked, (100 + 7 * 24) * hourMs)).toBe(false);
  expect(canTakeBack({ ...asked, paidAt: 100 * hourMs }, 124 * hourMs)).toBe(false);
  const refunding = { ...state, status: 'FINISHED' as const, endReason: 201 };
  expect(canTakeBack({ ...gift, state: refunding }, 1)).toBe(false);
});
