import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import { objectTo } from '../../../support/object-to.ts';
import {
  drawWords,
  noticeMs,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { upholdReport } from './uphold-report.ts';

let t: WithdrawingServer;
let caseId: string;
let token: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  ({ infoUuid: caseId, token } = await t.addOwnedCase(9000));
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const right = { decision: 'refuse', words: '住院记录显示患者上月已经出院' } as const;
const answer = '上次的单据是旧的，这次附上了本月的住院记录。';

/** It is objected to in its notice, and found right by two. */
async function upholdObjection(): Promise<void> {
  const withdrawalId = await t.apply(caseId, { amountInFen: 1000, stopRaise: false });
  await t.decide('drawPublic', withdrawalId, { by: staff.reviewer });
  const id = await objectTo(t, { withdrawalId, caseId });
  await t.decide('objection', id, { by: staff.second, ...right });
  await t.decide('objection', `${id}+second`, { by: staff.third, ...right });
}

async function refuseWithdrawal(): Promise<void> {
  const id = await t.apply(caseId, { amountInFen: 1000, stopRaise: false });
  await t.decide('drawPublic', id, { by: staff.reviewer, ...right });
}

const applyBy = (more: { answer?: string }) =>
  t.call(
    applyDrawCash,
    { infoUuid: caseId, amountInFen: 1000, ...drawWords, ...more },
    { token, idempotencyKey: newId() },
  );

async function checksOf(queue: 'drawPublic' | 'payout', subjectId: string) {
  const subject = await findQueue(queue)?.find(t.services, subjectId, 'zh-CN');
  return { checks: subject?.checks ?? [], fields: subject?.fields ?? [] };
}

test.each([
  ['an upheld objection', upholdObjection, '有异议核实成立：住院记录'],
  ['an upheld report', () => upholdReport(t, caseId), '有举报核实成立。'],
  ['a refused withdrawal', refuseWithdrawal, '有提现未通过：住院记录'],
] as const)('%s stands in every later check and needs an answer', async (_, happen, said) => {
  await happen();
  await expect(
    t.apply(caseId, { amountInFen: 1000, emergency: true, answer }),
  ).rejects.toMatchObject({ fields: { emergency: 'laneClosed' } });
  expect((await applyBy({})).refusal?.fields).toHaveProperty('answer');
  expect((await applyBy({ answer: '没有' })).refusal?.fields).toHaveProperty('answer');
  const { data } = await applyBy({ answer });
  const red = expect.objectContaining({ level: 'red', text: expect.stringContaining(said) });
  const { checks, fields } = await checksOf('drawPublic', data.drawId);
  expect(checks).toContainEqual(red);
  expect(fields).toContainEqual(expect.objectContaining({ name: 'answer', value: answer }));
  await t.decide('drawPublic', data.drawId, { by: staff.reviewer });
  t.setNow(t.services.now() + noticeMs);
  expect((await checksOf('payout', `${data.drawId}:1`)).checks).toContainEqual(red);
  await t.release(data.drawId);
  await t.runDue();
  expect(await t.statusOfWithdrawal(data.drawId)).toBe('PAID');
});

test('what nothing was found against says so, and has nothing to answer', async () => {
  const id = await t.apply(caseId, { amountInFen: 1000 });
  const { checks, fields } = await checksOf('drawPublic', id);
  expect(checks).toContainEqual({
    level: 'green',
    text: '没有核实成立的异议、举报，也没有未通过的提现。',
  });
  expect(fields.map(({ name }) => name)).not.toContain('answer');
});
