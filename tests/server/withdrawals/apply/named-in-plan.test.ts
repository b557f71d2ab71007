import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { savePatient, someIdCard } from '../../../support/test-family.ts';
import {
  drawWords,
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

test('neither what it is for nor its plan names who is ill in full', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const family = { token, caseId: infoUuid, idCard: someIdCard(), mobile: '', userId: '' };
  expect((await savePatient(t, family)).code).toBe(0);
  const ask = (words: object) =>
    t.call(
      applyDrawCash,
      { infoUuid, amountInFen: 4000, ...drawWords, ...words },
      { token, idempotencyKey: newId() },
    );
  const named = { purpose: '林大木的住院费', plan: '给林大木交住院押金，剩余的买药。' };
  const { namesInFull } = textsOf('zh-CN').fieldProblems;
  expect((await ask(named)).refusal?.fields).toEqual({ purpose: namesInFull, plan: namesInFull });
  expect((await ask({})).status).toBe(200);
});
