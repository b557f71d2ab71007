import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getAndCheckRefund } from '#src/shared/refunds/calls.ts';
import { refundCancelForm, refundLaunchForm } from '#src/stores/refunds/refund.ts';
import {
  dropNextCalls,
  loseNextAnswer,
  openSignedIn,
  signInBrowser,
} from '../../support/sign-in-test-browser.ts';
import type { TestBrowser } from '../../support/test-browser.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';

const target = '/thanks';
let t: GivingServer;
let desk: RefundDesk;
let page: TestBrowser;
let infoUuid: string;
let token: string;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  infoUuid = await t.addCase();
  await desk.giveThree(infoUuid);
  token = await desk.ownerOf(infoUuid);
  page = openSignedIn(t, token);
  for (const form of [refundLaunchForm, refundCancelForm]) form.reset();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const refunds = () =>
  t.services.db
    .selectFrom('case_refunds')
    .select(['status', 'launched_at as launchedAt'])
    .where('case_id', '=', infoUuid)
    .execute();

/** It is applied for and passed: all that is missing is the last word. */
async function openPassed(): Promise<string> {
  const { refundId } = (await desk.apply(infoUuid, token)).data;
  await desk.review(refundId);
  return refundId;
}

test('the last word is said once, also when its answer is lost or it is tapped twice', async () => {
  const refundId = await openPassed();
  dropNextCalls(page);
  await refundLaunchForm.submit({ refundId }, { target });
  expect(refundLaunchForm.$state.get()).toEqual({ step: 'unsure', absent: true });
  loseNextAnswer(t, page);
  await Promise.all([
    refundLaunchForm.submit({ refundId }, { target }),
    refundLaunchForm.submit({ refundId }, { target }),
  ]);
  expect(page.wentTo).toEqual([target]);
  expect(await refunds()).toMatchObject([{ status: 'PASSED', launchedAt: t.services.now() }]);
});

test('an application is taken back, but not once the last word is said', async () => {
  const { refundId } = (await desk.apply(infoUuid, token)).data;
  loseNextAnswer(t, page);
  await refundCancelForm.submit({ refundId }, { target });
  expect(page.wentTo).toEqual([target]);
  expect(await refunds()).toMatchObject([{ status: 'CANCELLED' }]);
  refundCancelForm.reset();
  const next = await openPassed();
  await refundLaunchForm.submit({ refundId: next }, { target });
  await refundCancelForm.submit({ refundId: next }, { target });
  expect(refundCancelForm.$state.get()).toMatchObject({
    step: 'refused',
    reason: 'refundNotOpen',
  });
});

test('someone else can neither launch a refund nor take it back', async () => {
  const refundId = await openPassed();
  signInBrowser(page, await t.signIn('13812340009'));
  await refundLaunchForm.submit({ refundId }, { target });
  await refundCancelForm.submit({ refundId }, { target });
  expect(refundLaunchForm.$state.get()).toMatchObject({ reason: 'notFound' });
  expect(refundCancelForm.$state.get()).toMatchObject({ reason: 'notFound' });
  const { data } = await t.call(getAndCheckRefund, { refundId }, { token });
  expect(data).toMatchObject({ status: 'PASSED', launchedAt: null });
});
