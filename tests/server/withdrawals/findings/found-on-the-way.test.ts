import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawList } from '#src/shared/withdrawals/calls.ts';
import { drawAnswer } from '#src/shared/withdrawals/objections/calls.ts';
import {
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

const answer = '上次的单据是旧的，这次附上了本月的住院记录。';

test('a report upheld while a payout waits holds it until the family has answered', async () => {
  const drawId = await t.bringToRelease(caseId, { amountInFen: 1000 });
  await upholdReport(t, caseId);
  await expect(t.release(drawId)).rejects.toMatchObject({ reason: 'findingUnanswered' });
  const told = await t.services.db
    .selectFrom('notices')
    .select('params')
    .where('user_id', '=', `owner-${caseId}`)
    .where('kind', '=', 'reportUpheld')
    .execute();
  // It says of what, and never in whose words.
  expect(told).toEqual([{ params: JSON.stringify({ reason: 'moneyMisused' }) }]);
  const other = await t.addOwnedCase(100);
  expect((await t.call(drawAnswer, { drawId, answer }, other)).status).toBe(404);
  expect((await t.call(drawAnswer, { drawId, answer }, { token })).status).toBe(200);
  expect(await t.openTasks()).toContain(`payout ${drawId}:1`);
  await t.release(drawId);
  await t.runDue();
  expect(await t.statusOfWithdrawal(drawId)).toBe('PAID');
});

test('a payout that was released before its family was found out ends unsent', async () => {
  const drawId = await t.bringToRelease(caseId, { amountInFen: 1000 });
  await t.release(drawId);
  await upholdReport(t, caseId);
  expect(await t.runDue()).toEqual([]);
  const { data } = await t.call(drawList, { infoUuid: caseId }, { token });
  expect(data.list[0]?.instalments).toMatchObject([
    { state: 'failed', bankWords: 'findingUnanswered' },
  ]);
  await t.call(drawAnswer, { drawId, answer }, { token });
  expect(await t.openTasks()).toContain(`payout ${drawId}:1`);
});

test('an urgent withdrawal that was passed waits for its notice once something was found', async () => {
  const drawId = await t.apply(caseId, { amountInFen: 1000, emergency: true });
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  await t.decide('drawPublic', `${drawId}+second`, { by: staff.administrator });
  await upholdReport(t, caseId);
  await t.call(drawAnswer, { drawId, answer }, { token });
  await expect(t.release(drawId)).rejects.toMatchObject({ reason: 'noticeRunning' });
  t.setNow(t.services.now() + noticeMs);
  await t.runDue();
  await t.release(drawId);
  await t.runDue();
  expect(await t.statusOfWithdrawal(drawId)).toBe('PAID');
});
