import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawList } from '#src/shared/withdrawals/calls.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import {
  $loginInterception,
  cancelInterception,
  finishInterception,
} from '#src/stores/login-interception.ts';
import {
  draftOfWithdrawal,
  withdrawalCancelForm,
  withdrawalForm,
} from '#src/stores/withdrawals/withdrawal.ts';
import {
  dropNextCalls,
  loseNextAnswer,
  openSignedIn,
  signInBrowser,
} from '../../support/sign-in-test-browser.ts';
import { type TestBrowser, until } from '../../support/test-browser.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

const words = { purpose: '第二次化疗的住院费', plan: '下周一入院，先交押金一百元。' };
const target = '/thanks';
let t: WithdrawingServer;
let page: TestBrowser;
let infoUuid: string;
let token: string;
let values: Record<string, string>;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  ({ infoUuid, token } = await t.addOwnedCase(100_000));
  page = openSignedIn(t, token);
  values = { infoUuid, amountInYuan: '100', ...words };
  withdrawalForm.reset();
  withdrawalCancelForm.reset();
});
afterEach(() => cancelInterception());
afterAll(() => t.close());

async function draws() {
  return (await t.call(drawList, { infoUuid }, { token })).data.list;
}
/** A read is tried again twice. */
const readTries = 3;

test('after a lost answer the server says that the application arrived', async () => {
  loseNextAnswer(t, page);
  await withdrawalForm.submit(values, { target });
  expect(page.wentTo).toEqual([target]);
  expect(await draws()).toHaveLength(1);
});

test('an application that never left the device is known not to have arrived, and goes the second time', async () => {
  keepDraft(draftOfWithdrawal(infoUuid), values);
  dropNextCalls(page);
  await withdrawalForm.submit(values, { target });
  expect(withdrawalForm.$state.get()).toEqual({ step: 'unsure', absent: true });
  expect(readDraft(draftOfWithdrawal(infoUuid))?.values.plan).toBe(words.plan);
  await withdrawalForm.submit(values, { target });
  expect(await draws()).toHaveLength(1);
  expect(page.wentTo).toEqual([target]);
});

test('without any network it stays unsure, and the same attempt is one withdrawal', async () => {
  loseNextAnswer(t, page);
  dropNextCalls(page, readTries);
  await withdrawalForm.submit(values, { target });
  expect(withdrawalForm.$state.get()).toEqual({ step: 'unsure' });
  await withdrawalForm.submit(values, { target });
  expect(page.wentTo).toEqual([target]);
  expect(await draws()).toHaveLength(1);
});

test('a lost answer found again leaves no attempt behind for the next withdrawal', async () => {
  loseNextAnswer(t, page);
  await withdrawalForm.submit(values, { target });
  const [{ drawId } = { drawId: '' }] = await draws();
  withdrawalForm.reset();
  await withdrawalCancelForm.submit({ drawId, infoUuid });
  await withdrawalForm.submit(values, { target });
  expect((await draws()).map(({ status }) => status).sort()).toEqual(['CANCELLED', 'REVIEWING']);
});

test('a lost session is mended in place, and the application goes on', async () => {
  page.kept.set('warmlight.signed-in', '1');
  signInBrowser(page, 'spoilt');
  const sending = withdrawalForm.submit(values, { target });
  await until($loginInterception, ({ state }) => state === 'asking');
  expect(withdrawalForm.$state.get()).toEqual({ step: 'sending' });
  expect(page.wentTo).toEqual([]);
  signInBrowser(page, token);
  finishInterception();
  await sending;
  expect(page.wentTo).toEqual([target]);
  expect(await draws()).toHaveLength(1);
});

test('who does not sign in again keeps the form, and is told why it was not taken', async () => {
  keepDraft(draftOfWithdrawal(infoUuid), values);
  page.kept.set('warmlight.signed-in', '1');
  signInBrowser(page, 'spoilt');
  const sending = withdrawalForm.submit(values, { target });
  await until($loginInterception, ({ state }) => state === 'asking');
  cancelInterception();
  await sending;
  expect(withdrawalForm.$state.get()).toMatchObject({ step: 'refused', reason: 'loginExpired' });
  expect(readDraft(draftOfWithdrawal(infoUuid))?.values.purpose).toBe(words.purpose);
  expect(await draws()).toEqual([]);
});
