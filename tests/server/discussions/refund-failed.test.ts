import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { getDiscussionRefundFailed } from '#src/shared/discussions/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import { staff } from '../../support/test-withdrawing.ts';
import { openReturningServer, type ReturningServer } from '../refunds/returning-server.ts';
import { addDonor, judge, passDue, publishOn, rowOf, signIn } from './discuss.ts';

let t: ReturningServer;
let desk: RefundDesk;
beforeAll(async () => {
  t = await openReturningServer();
  desk = await openRefundDesk(t);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const failedOf = (infoUuid: string, token?: string) =>
  t.call(getDiscussionRefundFailed, { infoUuid }, token ? { token } : {});

/** Its end is that the money goes back. */
async function discussAndReturn(infoUuid: string): Promise<void> {
  const { discussionId } = await publishOn(t, infoUuid);
  await passDue(t, discussionId);
  await judge(t, discussionId, { by: staff.second, keeps: false });
  await judge(t, discussionId, { by: staff.reviewer, turn: 2, keeps: false });
  const { refund_id: refundId } = await rowOf(t, discussionId);
  await desk.review(refundId ?? '');
  await desk.release(refundId ?? '');
}

test('what could not go back after the end is listed with why, oldest first, until it has', async () => {
  const { infoUuid, token } = await t.addOwnedCase(0);
  await t.giveAll(infoUuid, [1000, 2000, 3000]);
  expect((await failedOf(infoUuid, token)).data).toEqual([]);
  await discussAndReturn(infoUuid);
  expect((await failedOf(infoUuid, token)).data).toEqual([]);
  const refused = { status: 'REFUSED', refusal: 'OTHER' } as const;
  vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce(refused).mockResolvedValueOnce(refused);
  expect(await t.run()).toMatchObject({ returned: 1 });
  const { data } = await failedOf(infoUuid, token);
  expect(data).toHaveLength(2);
  for (const one of data) expect(one).toMatchObject({ failure: 'refused', refundStatus: 3 });
  const numbers = data.map(({ refundNo }) => refundNo);
  expect(numbers).toEqual(numbers.toSorted());
  await t.runLater(24 * 3_600_000);
  expect((await failedOf(infoUuid, token)).data).toEqual([]);
});

test('it is for the family alone, and knows nothing of a case without a discussion', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  expect((await failedOf(infoUuid, token)).data).toEqual([]);
  expect((await failedOf(infoUuid)).status).toBe(401);
  const donor = await signIn(t, await addDonor(t, infoUuid));
  expect((await failedOf(infoUuid, donor)).status).toBe(404);
  expect((await failedOf(newId(), token)).status).toBe(404);
});
