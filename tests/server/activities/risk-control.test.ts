import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getActivityInfo } from '#src/shared/activities/calls.ts';
import { type HoldDesk, openHoldDesk } from './hold-desk.ts';

let t: HoldDesk;
let caseId: string;
let activityId: string;
beforeAll(async () => {
  t = await openHoldDesk();
});
beforeEach(async () => {
  caseId = await t.addFundedCase(10_000);
  activityId = await t.run({ cases: caseId });
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const give = () => t.donor().then((token) => t.giveAs(caseId, 1000, token));
const control = () => t.turn(activityId, 'control').by(t.releaser);

test('in risk control gifts are matched, and every match waits until one of the staff looked', async () => {
  await give();
  expect((await control()).status).toBe(200);
  const told = await t.call(getActivityInfo, { activityId });
  expect(told.data).toMatchObject({
    status: 'RISK_CONTROL',
    extInfo: { messageStatusType: 'MATCHING' },
  });
  const { orderId, tradeNo } = await give();
  expect(await t.matchOf(orderId)).toBe(1000);
  expect(await t.cashOf(caseId)).toEqual([13_000, 1000]);
  const [held] = await t.heldOf(activityId);
  expect(held).toMatchObject({ grantNo: tradeNo, heldBy: null });
  await t.turn(activityId, 'resume').by(t.releaser);
  await give();
  expect(await t.cashOf(caseId)).toEqual([15_000, 1000]);
  expect((await t.settleHold(held?.holdId ?? '', 'release')).status).toBe(200);
  expect(await t.cashOf(caseId)).toEqual([16_000, 0]);
});

test('it pauses, freezes and ends from there; a venue gives nothing that could wait', async () => {
  await control();
  expect((await control()).refusal?.reason).toBe('activityStateRefuses');
  await t.turn(activityId, 'pause').by(t.releaser);
  expect(await t.matchOf((await give()).orderId)).toBe(0);
  expect((await control()).refusal?.reason).toBe('activityStateRefuses');
  await t.turn(activityId, 'resume').by(t.releaser);
  await control();
  await t.turn(activityId, 'freeze').by(t.releaser);
  await t.turn(activityId, 'resume').by(t.administrator);
  await control();
  expect((await t.turn(activityId, 'end').by(t.releaser)).status).toBe(200);
  const venueId = await t.open(await t.addCase());
  const asked = await t.turn(venueId, 'control').by(t.releaser);
  expect(asked.refusal?.reason).toBe('activityStateRefuses');
});
