import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import {
  $loginInterception,
  cancelInterception,
  finishInterception,
} from '#src/stores/login-interception.ts';
import { draftOfRefund, findReasonProblem, refundForm } from '#src/stores/refunds/refund.ts';
import {
  dropNextCalls,
  loseNextAnswer,
  openSignedIn,
  signInBrowser,
} from '../../support/sign-in-test-browser.ts';
import { type TestBrowser, until } from '../../support/test-browser.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';

const reason = '后续治疗由医院救助承担，剩下的钱退还给大家。';
const target = '/thanks';
let t: GivingServer;
let desk: RefundDesk;
let page: TestBrowser;
let infoUuid: string;
let token: string;
let values: Record<string, string>;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  infoUuid = await t.addCase();
  await desk.giveThree(infoUuid);
  token = await desk.ownerOf(infoUuid);
  page = openSignedIn(t, token);
  values = { infoUuid, reason };
  refundForm.reset();
});
afterEach(async () => {
  cancelInterception();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const refunds = () =>
  t.services.db
    .selectFrom('case_refunds')
    .select(['status', 'reason'])
    .where('case_id', '=', infoUuid)
    .execute();

test('an application is taken once however often it is tapped, and its draft goes', async () => {
  keepDraft(draftOfRefund(infoUuid), values);
  await Promise.all([refundForm.submit(values, { target }), refundForm.submit(values, { target })]);
  expect(page.sent).toHaveLength(1);
  expect(await refunds()).toMatchObject([{ status: 'APPLIED', reason }]);
  expect(page.wentTo).toEqual([target]);
  expect(readDraft(draftOfRefund(infoUuid))).toBeUndefined();
});

test('after a lost answer the server says whether the application arrived', async () => {
  keepDraft(draftOfRefund(infoUuid), values);
  dropNextCalls(page);
  await refundForm.submit(values, { target });
  expect(refundForm.$state.get()).toEqual({ step: 'unsure', absent: true });
  expect(readDraft(draftOfRefund(infoUuid))?.values).toEqual({ reason });
  loseNextAnswer(t, page);
  await refundForm.submit(values, { target });
  expect(page.wentTo).toEqual([target]);
  expect(await refunds()).toHaveLength(1);
});

test('a lost session is mended in place, and the application goes on', async () => {
  page.kept.set('warmlight.signed-in', '1');
  signInBrowser(page, 'spoilt');
  const sending = refundForm.submit(values, { target });
  await until($loginInterception, ({ state }) => state === 'asking');
  signInBrowser(page, token);
  finishInterception();
  await sending;
  expect(page.wentTo).toEqual([target]);
  expect(await refunds()).toHaveLength(1);
});

test('too few words are refused at their field, here and by the server', async () => {
  expect(findReasonProblem(' ')).toBe('required');
  expect(findReasonProblem('不需要了')).toBe('tooShort');
  expect(findReasonProblem(reason)).toBeUndefined();
  await refundForm.submit({ ...values, reason: '不需要了' });
  expect(refundForm.$state.get()).toMatchObject({
    step: 'refused',
    fields: { reason: expect.any(String) },
  });
});

test('a second application beside an open one is refused, and keeps what was typed', async () => {
  await desk.apply(infoUuid, token);
  keepDraft(draftOfRefund(infoUuid), values);
  await refundForm.submit(values, { target });
  expect(refundForm.$state.get()).toMatchObject({ step: 'refused', reason: 'refundOpen' });
  expect(readDraft(draftOfRefund(infoUuid))).toBeDefined();
});
