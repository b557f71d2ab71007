import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawList } from '#src/shared/withdrawals/calls.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import {
  draftOfWithdrawal,
  findWithdrawalProblems,
  withdrawalCancelForm,
  withdrawalForm,
} from '#src/stores/withdrawals/withdrawal.ts';
import { loseNextAnswer, openSignedIn } from '../../support/sign-in-test-browser.ts';
import type { TestBrowser } from '../../support/test-browser.ts';
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
afterAll(() => t.close());

async function draws() {
  return (await t.call(drawList, { infoUuid }, { token })).data.list;
}
const applied = () => page.sent.filter(({ path }) => path.endsWith('apply-draw-cash')).length;

test('an application is taken once however often it is tapped, and its draft goes', async () => {
  keepDraft(draftOfWithdrawal(infoUuid), values);
  await Promise.all([
    withdrawalForm.submit(values, { target }),
    withdrawalForm.submit(values, { target }),
  ]);
  expect(applied()).toBe(1);
  expect(await draws()).toMatchObject([{ amountInFen: 10_000, status: 'REVIEWING', ...words }]);
  expect(withdrawalForm.$state.get()).toEqual({ step: 'leaving' });
  expect(page.wentTo).toEqual([target]);
  expect(readDraft(draftOfWithdrawal(infoUuid))).toBeUndefined();
});

test('more than there is, and all of it without ending the raise, are refused at their fields', async () => {
  await withdrawalForm.submit({ ...values, amountInYuan: '1000.01' });
  expect(withdrawalForm.$state.get()).toMatchObject({
    step: 'refused',
    fields: { amountInYuan: expect.stringContaining('可提现') },
  });
  await withdrawalForm.submit({ ...values, amountInYuan: '1000' });
  expect(withdrawalForm.$state.get()).toMatchObject({
    step: 'refused',
    fields: { stopRaise: expect.any(String) },
  });
  expect(await draws()).toEqual([]);
});

test('a second withdrawal beside an open one is refused, and keeps what was typed', async () => {
  await t.apply(infoUuid);
  keepDraft(draftOfWithdrawal(infoUuid), values);
  await withdrawalForm.submit(values, { target });
  expect(withdrawalForm.$state.get()).toMatchObject({ step: 'refused', reason: 'withdrawalOpen' });
  expect(readDraft(draftOfWithdrawal(infoUuid))).toBeDefined();
  expect(page.wentTo).toEqual([]);
});

test.each([
  [{ amountInYuan: '' }, { amountInYuan: 'amount' }],
  [{ amountInYuan: '1.234' }, { amountInYuan: 'amount' }],
  [{ amountInYuan: '200.01' }, { amountInYuan: 'aboveAvailable' }],
  [{ amountInYuan: '9.99' }, { amountInYuan: 'withdrawalTooSmall' }],
  [{ amountInYuan: '200' }, { stopRaise: 'required' }],
  [{ amountInYuan: '200', stopRaise: '1' }, {}],
  [{ purpose: '  ' }, { purpose: 'required' }],
  [{ plan: '' }, { plan: 'required' }],
  [{ plan: '太短' }, { plan: 'tooShort' }],
  [{ plan: '请打电话 13812345678 给我，谢谢大家。' }, { plan: 'privateWords' }],
  [{ emergency: '1' }, { attachments: 'photosNeeded' }],
  [{ emergency: '1', attachments: 'A'.repeat(22) }, {}],
])('before it is sent, %j is said to be wrong as %j', (typed, problems) => {
  const check = { availableInFen: 20_000, raising: true, needsAnswer: false };
  expect(findWithdrawalProblems({ ...values, ...typed }, check)).toEqual(problems);
});

test('a withdrawal taken back twice, or with a lost answer, is taken back once', async () => {
  const drawId = await t.apply(infoUuid);
  loseNextAnswer(t, page);
  await withdrawalCancelForm.submit({ drawId, infoUuid }, { target });
  expect(page.wentTo).toEqual([target]);
  withdrawalCancelForm.reset();
  await withdrawalCancelForm.submit({ drawId, infoUuid }, { target });
  expect(page.wentTo).toEqual([target, target]);
  expect(await draws()).toMatchObject([{ status: 'CANCELLED' }]);
});

test('a withdrawal that was released is not taken back', async () => {
  const drawId = await t.bringToRelease(infoUuid);
  await t.release(drawId);
  await withdrawalCancelForm.submit({ drawId, infoUuid }, { target });
  expect(withdrawalCancelForm.$state.get()).toMatchObject({
    step: 'refused',
    reason: 'withdrawalNotOpen',
  });
});
