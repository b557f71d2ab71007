import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publicMessage } from '#src/shared/withdrawals/calls.ts';
import { makeObjectionForm, makeReplyForm } from '#src/stores/withdrawals/objection.ts';
import { makeVerification } from '../../support/comment-factory.ts';
import { objectTo } from '../../support/object-to.ts';
import { dropNextCalls, loseNextAnswer, openSignedIn } from '../../support/sign-in-test-browser.ts';
import type { TestBrowser } from '../../support/test-browser.ts';
import { addStaff } from '../../support/test-staff.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';

const target = '/done';
const content = '我听邻居说，他上个月已经出院回家了，请核实。';
let t: WithdrawingServer;
let page: TestBrowser;
let infoUuid: string;
let token: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  ({ infoUuid, token } = await t.addOwnedCase(100_000));
  page = openSignedIn(t, token);
});
afterAll(() => t.close());

async function openNotice(): Promise<string> {
  const drawId = await t.apply(infoUuid, { stopRaise: false });
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  return drawId;
}

const targets = { objection: '/taken', report: '/reported' };
const notice = async () => (await t.call(publicMessage, { infoUuid })).data.list[0];

test('an objection is made once, and one that was lost is found in the notice', async () => {
  const drawId = await openNotice();
  const reader = await addStaff(t);
  await makeVerification(t.services.db, infoUuid, { user_id: reader.userId });
  page = openSignedIn(t, reader.token);
  const form = makeObjectionForm(targets);
  loseNextAnswer(t, page);
  await form.submit({ infoUuid, drawId, content });
  expect(page.wentTo).toEqual([targets.objection]);
  // Nobody reads it before staff have.
  expect(await notice()).toMatchObject({ unreadObjections: 1, objections: [] });
});

test('what who has nothing to do with the case writes is a report, and is said to be one', async () => {
  const drawId = await openNotice();
  page = openSignedIn(t, (await addStaff(t)).token);
  const form = makeObjectionForm(targets);
  await form.submit({ infoUuid, drawId, content });
  expect(page.wentTo).toEqual([targets.report]);
  expect(await notice()).toMatchObject({ unreadObjections: 0 });
});

test('a family answers an objection; an answer whose own answer was lost is found', async () => {
  const drawId = await openNotice();
  const objectionId = await objectTo(t, { withdrawalId: drawId, caseId: infoUuid });
  const form = makeReplyForm();
  dropNextCalls(page);
  const reply = { infoUuid, objectionId, content: '上周转去了康复科，附上入院证明。' };
  await form.submit(reply, { target });
  expect(form.$state.get()).toEqual({ step: 'unsure', absent: true });
  loseNextAnswer(t, page);
  await form.submit(reply, { target });
  expect(page.wentTo).toEqual([target]);
});

test('the family does not object to its own withdrawal, and too few words are refused', async () => {
  const drawId = await openNotice();
  const form = makeObjectionForm(targets);
  await form.submit({ infoUuid, drawId, content });
  expect(form.$state.get()).toMatchObject({ step: 'refused', reason: 'ownWithdrawal' });
  await form.submit({ infoUuid, drawId, content: '不对' });
  expect(form.$state.get()).toMatchObject({ fields: { content: expect.any(String) } });
  expect(await notice()).toMatchObject({ unreadObjections: 0 });
});
