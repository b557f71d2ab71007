import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemCodes } from '#src/shared/contract/problem.ts';
import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import { modifyIfUnused } from '#src/shared/refunds/unused/calls.ts';
import { openPassingServer, type PassingServer } from './passing-server.ts';

let t: PassingServer;
beforeEach(async () => {
  t = await openPassingServer();
});
afterEach(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('a donor changes the choice until the gift goes, a guest by the code', async () => {
  const [from, to] = [await t.addCase(), await t.addCase()];
  const { data } = await t.order({ infoUuid: from, amountInFen: 800 });
  const { orderId, tradeNo } = data;
  const receiptCode = data.receiptCode ?? '';
  const say = (ifUnused: IfUnused, code = receiptCode) =>
    t.call(modifyIfUnused, { orderId, receiptCode: code, ifUnused });
  expect((await say('leastSeen', '222222222222')).status).toBe(404);
  expect((await say('leastSeen')).data).toEqual({ ifUnused: 'leastSeen' });
  await t.atCashier(tradeNo, 'pay');
  await t.bank.deliverDue();
  expect((await say('sameIllness')).status).toBe(200);
  expect((await say('sameIllness')).status).toBe(200);
  const trail = await t.services.db.selectFrom('if_unused_changes').selectAll().execute();
  expect(trail.map((row) => [row.position, row.chosen_before, row.chosen])).toEqual([
    [1, 'back', 'leastSeen'],
    [2, 'leastSeen', 'sameIllness'],
  ]);
  await t.startRefund(from);
  await t.run();
  expect(await t.raisedOf(to)).toEqual([800, 1]);
  expect(await say('back')).toMatchObject({ status: 409, code: problemCodes.choiceOver.code });
});

test('a choice that changes while the refund begins is obeyed as one of both', async () => {
  const [from, to] = [await t.addCase(), await t.addCase()];
  const gifts = await Promise.all(
    [1, 2, 3, 4].map((yuan) => t.order({ infoUuid: from, amountInFen: yuan * 100 })),
  );
  for (const { data } of gifts) await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.startRefund(from);
  const said = gifts.map(({ data }) => {
    const { orderId, receiptCode } = data;
    return t.call(modifyIfUnused, {
      ...{ orderId, receiptCode: receiptCode ?? '', ifUnused: 'leastSeen' },
    });
  });
  const [, , ...answers] = await Promise.all([t.run(), t.run(), ...said]);
  await t.run();
  for (const [at, answer] of answers.entries()) {
    const orderId = gifts[at]?.data.orderId ?? '';
    const passed = await t.passedOf(orderId);
    expect([200, 409]).toContain(answer?.status);
    expect(passed?.to_case_id).toBe(answer?.status === 200 ? to : undefined);
  }
});
