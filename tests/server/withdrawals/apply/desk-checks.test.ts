import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJson } from '#src/server/db/json.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { goodAccount } from '../../../support/funded-case.ts';
import {
  noticeMs,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

/** Answers what the desk shows beside a task, as "level text". */
async function checksOf(queue: QueueName, subjectId: string): Promise<string[]> {
  const subject = await findQueue(queue)?.find(t.services, subjectId, 'zh-CN');
  return (subject?.checks ?? []).map(({ level, text }) => `${level} ${text}`);
}

const change = (caseId: string, columns: { patient_index?: string; treatment?: string }) =>
  t.services.db.updateTable('cases').set(columns).where('id', '=', caseId).execute();

test('that the payee is the patient is green by the identity card only', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.apply(caseId);
  const shown = async () => (await checksOf('drawPublic', id)).find((one) => one.includes('本人'));
  expect(await shown()).toMatch(/^amber .*无法比对/);
  await change(caseId, { patient_index: 'somebody else' });
  expect(await shown()).toMatch(/^red 填写为患者本人/);
  const idCard = goodAccount.kind === 'person' ? goodAccount.idCard : '';
  await change(caseId, { patient_index: t.services.keys.blindIndex('id-card', idCard) });
  expect(await shown()).toBe('green 收款人是患者本人。');
});

test('a withdrawal is compared with the cost together with those before it', async () => {
  const caseId = await t.addFundedCase(9000);
  await change(caseId, { treatment: toJson({ costAheadInFen: 5000 }) });
  const first = await t.apply(caseId, { amountInFen: 4000, stopRaise: false });
  expect(await checksOf('drawPublic', first)).toContain(
    'green 连同之前的提现共 40 元，在填写的尚需费用（50 元）之内。',
  );
  await t.decide('drawPublic', first, { by: staff.reviewer });
  t.setNow(t.services.now() + noticeMs);
  await t.release(first);
  await t.runDue();
  const second = await t.apply(caseId, { amountInFen: 4000, stopRaise: false });
  expect(await checksOf('drawPublic', second)).toContain(
    'red 连同之前的提现共 80 元，远超填写的尚需费用（50 元），请要求补充费用证明。',
  );
});
