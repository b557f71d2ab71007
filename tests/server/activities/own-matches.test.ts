import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getDonatorCaseActivityInfo, matchingGiftDetail } from '#src/shared/activities/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
let caseId: string;
beforeAll(async () => {
  t = await openMatchingDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('a donor is told of the own gifts to this case and of nobody else’s', async () => {
  const other = await t.addCase();
  const activityId = await t.run({ cases: `${caseId} ${other}` });
  const [one, two] = [await t.donor(), await t.donor()];
  const { orderId: kept } = await t.giveAs(caseId, 1200, one);
  const { orderId: back } = await t.giveAs(caseId, 800, one);
  await t.giveAs(other, 500, one);
  await t.giveAs(caseId, 900, two);
  await t.call(takeGiftBack, { orderId: back }, { token: one });
  const told = async (token: string) =>
    (await t.call(getDonatorCaseActivityInfo, { infoUuid: caseId }, { token })).data;
  const { matchedInFen, list } = await told(one);
  expect(matchedInFen).toBe(await t.matchOf(kept));
  const lines = new Map(list.map((line) => [line.orderId, line]));
  const of = { activityId, activityType: 'matchingDonation', sponsor: '云岭同心基金会' };
  expect(lines.get(kept)).toMatchObject({ ...of, giftInFen: 1200, matchedInFen: 1200 });
  expect(lines.get(back)).toMatchObject({ ...of, giftInFen: 800, matchedInFen: 0 });
  expect(list).toHaveLength(2);
  expect(await told(two)).toMatchObject({ matchedInFen: 900, list: [{ giftInFen: 900 }] });
  expect(await told(await t.donor())).toEqual({ matchedInFen: 0, list: [] });
});

test('a gift whose amount is hidden is in the sum of its case and in no line', async () => {
  await t.run({ cases: caseId });
  const token = await t.donor();
  const hidden = { infoUuid: caseId, amountInFen: 1100, amountHidden: true };
  const { data } = await t.order(hidden, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const asked = [{ infoUuid: caseId }, { token }] as const;
  expect((await t.call(matchingGiftDetail, ...asked)).data).toMatchObject({
    ...{ matchedInFen: 1100, list: [] },
  });
  expect((await t.call(getDonatorCaseActivityInfo, ...asked)).data.matchedInFen).toBe(1100);
});
