import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { cancelWithdrawal } from '#src/server/withdrawals/apply/cancel-withdrawal.ts';
import { findDraws } from '#src/server/withdrawals/apply/find-draws.ts';
import { addObjection } from '#src/server/withdrawals/notice/add-objection.ts';
import { watchPayouts } from '#src/server/withdrawals/payout/watch-payouts.ts';
import { publicMessage } from '#src/shared/withdrawals/calls.ts';
import { makeVerifier } from '../../../support/comment-factory.ts';
import {
  noticeMs,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
let caseId: string;
let id: string;
let reader: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  caseId = await t.addFundedCase(5000);
  id = await t.apply(caseId, { amountInFen: 4000 });
  reader = await makeVerifier(t.services.db, caseId);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const content = '据我所知，这位患者已经出院了。';
const object = async (userId = reader) =>
  (await addObjection(t.services, { withdrawalId: id, userId, content }, t.services.now())).id;
const pass = () => t.decide('drawPublic', id, { by: staff.reviewer });
const endNotice = () => t.setNow(t.services.now() + noticeMs);
const words = '我们致电医院核实过，患者仍在住院。';
const right = { decision: 'refuse', words: '确已出院' } as const;
const reports = async () =>
  (await t.openTasks()).filter((task) => task.startsWith('report ')).map((task) => task.slice(7));

test('an objection that two find right calls the withdrawal off, and holds it until then', async () => {
  await pass();
  const objection = await object();
  await t.decide('objection', objection, { by: staff.third, ...right });
  expect(await t.statusOfWithdrawal(id)).toBe('NOTICE');
  endNotice();
  await t.runDue();
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'objectionOpen' });
  await t.decide('objection', `${objection}+second`, { by: staff.second, ...right });
  expect(await t.statusOfWithdrawal(id)).toBe('REJECTED');
  expect(await t.balance(`C:${caseId}`)).toBe(5000);
  expect(await reports()).toEqual([]);
});

test.each([
  ['refuse', 'REJECTED', true],
  ['pass', 'NOTICE', false],
] as const)('where two disagree a third decides: %s', async (decision, status, upheld) => {
  await pass();
  const objection = await object();
  await t.decide('objection', objection, { by: staff.second, ...right });
  await t.decide('objection', `${objection}+second`, { by: staff.third, words });
  endNotice();
  await t.runDue();
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'objectionOpen' });
  const third = `${objection}+third`;
  for (const by of [staff.second, staff.third]) {
    await expect(t.decide('objection', third, { by, words })).rejects.toMatchObject({
      reason: 'secondPersonNeeded',
    });
  }
  await t.decide('objection', third, { by: staff.releaser, decision, words: '第三位的答复' });
  expect(await t.statusOfWithdrawal(id)).toBe(status);
  const [shown] = (await t.call(publicMessage, { infoUuid: caseId })).data.list;
  expect(shown?.objections).toMatchObject([
    {
      state: upheld ? 'upheld' : 'answered',
      answers: [{ upheld: true }, { upheld: false }, { upheld, words: '第三位的答复' }],
    },
  ]);
  expect((await t.openTasks()).includes(`payout ${id}:1`)).toBe(!upheld);
});

/** It is released, and objected to before its turn to be sent came. */
async function releaseUrgent(): Promise<string> {
  const cancelled = { withdrawalId: id, userId: `owner-${caseId}` };
  await cancelWithdrawal(t.services, cancelled, t.services.now());
  id = await t.apply(caseId, { amountInFen: 4000, emergency: true });
  await pass();
  await t.decide('drawPublic', `${id}+second`, { by: staff.administrator });
  await t.release(id);
  const objection = await object();
  expect(await t.runDue()).toEqual([]);
  return objection;
}

test('an urgent payout waits for an objection, and goes out once that is answered', async () => {
  const objection = await releaseUrgent();
  await t.decide('objection', objection, { by: staff.second, words });
  const watch = async () => {
    const now = t.services.now() + 60_000;
    t.setNow(now);
    await watchPayouts(t.services, { onError: (error) => expect.unreachable(`${error}`) }, now);
    return t.payoutsOf(id);
  };
  expect(await watch()).toMatchObject([{ status: 'READY' }]);
  await t.decide('objection', `${objection}+second`, { by: staff.third, words });
  expect(await watch()).toMatchObject([{ status: 'SUCCESS' }]);
});

test('an objection found right stops an urgent payout that was released and not yet sent', async () => {
  const objection = await releaseUrgent();
  await t.decide('objection', objection, { by: staff.second, ...right });
  await t.runDue();
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'READY' }]);
  await t.decide('objection', `${objection}+second`, { by: staff.third, ...right });
  await t.runDue();
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'FAILED' }]);
  const draws = await findDraws(t.services.db, caseId, t.services.now());
  expect(draws.find(({ drawId }) => drawId === id)?.instalments).toMatchObject([
    { bankWords: 'objectionUpheld' },
  ]);
  expect(await t.statusOfWithdrawal(id)).toBe('REJECTED');
  expect(await t.balance(`C:${caseId}`)).toBe(5000);
});

test('an objection found right after money left asks staff to act on the case', async () => {
  const cancelled = { withdrawalId: id, userId: `owner-${caseId}` };
  await cancelWithdrawal(t.services, cancelled, t.services.now());
  id = await t.apply(caseId, { amountInFen: 4000, emergency: true, instalments: 2 });
  await pass();
  await t.decide('drawPublic', `${id}+second`, { by: staff.administrator });
  await t.release(id);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
  const objection = await object();
  await t.decide('objection', objection, { by: staff.second, ...right });
  expect(await reports()).toEqual([]);
  await t.decide('objection', `${objection}+second`, { by: staff.third, ...right });
  const [reportId = ''] = await reports();
  const subject = await findQueue('report')?.find(t.services, reportId, 'en');
  expect(JSON.stringify(subject?.fields)).toContain(`"${content}"`);
  expect(subject?.checks?.[0]?.text).toMatch(/^It repeats an objection .* yuan had been paid/);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});
