import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findTrail } from '#src/server/review/find-trail.ts';
import { findCashCheck } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { getOrderView } from '#src/shared/donations/own/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { setSetting } from '../../support/set-setting.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';
import { type HoldDesk, openHoldDesk } from './hold-desk.ts';

let t: HoldDesk;
let caseId: string;
let activityId: string;
let other: Staff;
beforeAll(async () => {
  t = await openHoldDesk();
  other = await addStaff(t, 'administrator');
});
beforeEach(async () => {
  caseId = await t.addFundedCase(100_000);
  activityId = await t.run({ cases: caseId });
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const actsOf = async (subjectId: string) => {
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId });
  return list.filter((one) => one.subjectId === subjectId).map(({ act }) => act);
};

test('what is held is not withdrawn until another lets it go', async () => {
  const { tradeNo, orderId } = await t.giveAs(caseId, 3000, await t.donor());
  expect(await t.cashOf(caseId)).toEqual([106_000, 0]);
  expect((await t.hold(tradeNo)).status).toBe(200);
  // Sent twice, and by somebody else as well, it is one.
  expect((await t.hold(tradeNo)).status).toBe(200);
  expect((await t.hold(tradeNo, other)).status).toBe(200);
  const [held] = await t.heldOf(activityId);
  expect(held).toMatchObject({ amountInFen: 3000, heldBy: t.releaser.userId, grantNo: tradeNo });
  expect(await t.cashOf(caseId)).toEqual([103_000, 3000]);
  await expect(t.apply(caseId, { amountInFen: 103_001 })).rejects.toThrow('inputInvalid');
  await t.expectMoneyRight();
  const holdId = held?.holdId ?? '';
  expect((await t.settleHold(holdId, 'release', t.releaser)).refusal?.reason).toBe(
    'secondPersonNeeded',
  );
  expect((await t.settleHold(holdId, 'release')).status).toBe(200);
  expect((await t.settleHold(holdId, 'revoke')).refusal?.reason).toBe('holdOver');
  expect(await t.cashOf(caseId)).toEqual([106_000, 0]);
  expect((await actsOf(orderId)).sort()).toEqual(['holdGrant', 'releaseGrant']);
});

test('what two revoke is back in its pool to the fen, and its gift takes nothing more with it', async () => {
  const token = await t.donor();
  const { tradeNo, orderId } = await t.giveAs(caseId, 3000, token);
  await t.hold(tradeNo);
  const [held] = await t.heldOf(activityId);
  const holdId = held?.holdId ?? '';
  expect((await t.settleHold(holdId, 'revoke', t.releaser)).refusal?.reason).toBe(
    'secondPersonNeeded',
  );
  const answers = await Promise.all([
    t.settleHold(holdId, 'revoke'),
    t.settleHold(holdId, 'revoke', other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await t.balance(`P:${activityId}`)).toBe(100_000);
  expect(await t.matchedOf(caseId)).toBe(0);
  const seen = await t.call(getOrderView, { orderId }, { token });
  expect(seen.data.matchedInFen).toBe(0);
  await t.expectMoneyRight();
  expect((await t.hold(tradeNo)).refusal?.reason).toBe('grantGone');
  expect((await t.call(takeGiftBack, { orderId }, { token })).status).toBe(200);
  expect(await t.balance(`P:${activityId}`)).toBe(100_000);
  expect(await actsOf(orderId)).toContain('revokeGrant');
});

test('from an amount on the machine holds a grant: one lets it go, and no one revokes alone', async () => {
  await setSetting(t.services, 'grantHoldFromInFen', 2000);
  await t.giveAs(caseId, 1999, await t.donor());
  const large = await t.giveAs(caseId, 2000, await t.donor());
  await t.giveAs(caseId, 3000, await t.donor());
  await t.services.db.deleteFrom('settings').execute();
  const held = await t.heldOf(activityId);
  const first = held.find(({ amountInFen }) => amountInFen === 2000);
  const second = held.find(({ amountInFen }) => amountInFen === 3000);
  expect(first).toMatchObject({ grantNo: large.tradeNo, heldBy: null, amountInFen: 2000 });
  const firstId = first?.holdId ?? '';
  expect((await t.settleHold(firstId, 'revoke')).refusal?.reason).toBe('secondPersonNeeded');
  expect((await t.settleHold(second?.holdId ?? '', 'release')).status).toBe(200);
  expect((await t.hold(large.tradeNo)).status).toBe(200);
  expect((await t.settleHold(firstId, 'revoke', t.releaser)).refusal?.reason).toBe(
    'secondPersonNeeded',
  );
  expect((await t.settleHold(firstId, 'revoke')).status).toBe(200);
  expect(await t.matchedOf(caseId)).toBe(4999);
});

test('what stands on no gift is held and revoked by its own number', async () => {
  caseId = await t.addFundedCase(0);
  const venueId = await t.open(caseId);
  const allowances = await t.allow({ venueId });
  await t.decide(venueId, caseId, await t.donor());
  const { cause } = await t.services.db
    .selectFrom('activity_grants')
    .select('cause')
    .where('activity_id', '=', allowances)
    .executeTakeFirstOrThrow();
  expect((await t.hold(cause)).status).toBe(200);
  const [held] = await t.heldOf(allowances);
  expect(held).toMatchObject({ grantNo: cause, amountInFen: 1000 });
  const { reasons } = await findCashCheck(t.services.db, caseId, t.services.now());
  expect(reasons).toContainEqual({ reason: 'matchHeld', untilAt: null });
  await t.expectMoneyRight();
  await t.settleHold(held?.holdId ?? '', 'revoke');
  expect(await t.balance(`P:${allowances}`)).toBe(10_000);
  expect((await t.hold('no-such-number')).refusal?.reason).toBe('notFound');
});
