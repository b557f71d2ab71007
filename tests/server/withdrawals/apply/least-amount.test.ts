import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import {
  drawWords,
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

type Asked = { amountInFen: number; stopRaise: boolean; instalments?: number };

function ask(one: { infoUuid: string; token: string }, asked: Asked) {
  const application = { infoUuid: one.infoUuid, ...drawWords, ...asked };
  return t.call(applyDrawCash, application, { token: one.token, idempotencyKey: newId() });
}

test('a withdrawal is at least ten yuan, as the page says', async () => {
  const one = await t.addOwnedCase(1999);
  const refused = await ask(one, { amountInFen: 999, stopRaise: false });
  expect(refused.refusal?.fields).toEqual({ amountInFen: expect.stringContaining('至少 10 元') });
  expect((await ask(one, { amountInFen: 1000, stopRaise: false })).status).toBe(200);
});

test('less than that may be taken where it is all that is left, and no part of it', async () => {
  const one = await t.addOwnedCase(999);
  expect((await ask(one, { amountInFen: 998, stopRaise: true })).status).toBe(400);
  expect((await ask(one, { amountInFen: 999, stopRaise: true })).status).toBe(200);
});

test('what is left too small for so many payouts is refused in words about payouts', async () => {
  const one = await t.addOwnedCase(1003);
  const withdrawalId = await t.bringToRelease(one.infoUuid, { stopRaise: false });
  await t.release(withdrawalId);
  await t.runDue();
  const refused = await ask(one, { amountInFen: 3, stopRaise: true, instalments: 6 });
  expect(refused.refusal?.fields).toEqual({ amountInFen: expect.stringContaining('0.01 元') });
});
