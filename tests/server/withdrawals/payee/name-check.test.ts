import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import type { NameAnswer } from '#src/server/payments/payout-gateway.ts';
import { nameJob } from '#src/server/raising/payee/ask-name.ts';
import { checkName } from '#src/server/raising/payee/check-name.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  addPublicCase,
  changedAccount,
  decide,
  type Family,
  saveMaterials,
  submit,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

const { names } = textsOf('zh-CN').withdrawalDesk.checks;

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function waitingPayee({ caseId }: Family): Promise<string> {
  const { id } = await t.services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return id;
}

/** A bank that answers so, and what it was asked. */
function bankSaying(answer: NameAnswer) {
  const asked: string[] = [];
  const check = async ({ name, account }: { name: string; account: string }) => {
    asked.push(`${name} ${account}`);
    return answer;
  };
  return {
    services: { ...t.services, payouts: { ...t.services.payouts, checkName: check } },
    asked,
  };
}

const saysAt = async (queue: 'bankChange' | 'material', subjectId: string) => {
  const subject = await findQueue(queue)?.find(t.services, subjectId, 'zh-CN');
  return (subject?.checks ?? []).map(({ level, text }) => `${level} ${text}`);
};

const changed = async () => {
  const family = await addPublicCase(t, reviewer);
  const account = await changedAccount(t, family);
  const input = { infoUuid: family.caseId, ...account };
  expect((await t.call(modifyBankAccount, input, as(family))).status).toBe(200);
  return { family, account, payeeId: await waitingPayee(family) };
};

test('the bank is asked once whose a new account is, and staff read what it says', async () => {
  for (const [answer, level] of [
    ['same', 'green'],
    ['other', 'red'],
    ['unknown', 'amber'],
  ] as const) {
    const { payeeId, account } = await changed();
    const jobs = await t.services.db
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', `${nameJob}:${payeeId}`)
      .execute();
    expect(jobs).toHaveLength(1);
    expect(await saysAt('bankChange', payeeId)).toContain(`amber ${names.unasked}`);
    const { services, asked } = bankSaying(answer);
    await checkName(services, { payeeId }, t.services.now());
    expect(asked).toEqual([`${account.name} ${account.bankCard}`]);
    expect(await saysAt('bankChange', payeeId)).toContain(`${level} ${names[answer]}`);
  }
});

test('another name is words, not a wall: staff may pass it, and what is decided is not asked about', async () => {
  const { family, payeeId } = await changed();
  const { services, asked } = bankSaying('other');
  await checkName(services, { payeeId }, t.services.now());
  const { caseId } = family;
  expect((await decide(t, reviewer, { caseId, queue: 'bankChange' })).status).toBe(200);
  await checkName(services, { payeeId }, t.services.now());
  expect(asked).toHaveLength(1);
});

test('the first payee of a case is asked about as well, and a bank that cannot say is no error', async () => {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  await submit(t, family);
  const payeeId = await waitingPayee(family);
  await checkName(t.services, { payeeId }, t.services.now());
  expect(await saysAt('material', family.caseId)).toContain(`amber ${names.unasked}`);
  await checkName(bankSaying('same').services, { payeeId }, t.services.now());
  expect(await saysAt('material', family.caseId)).toContain(`green ${names.same}`);
});
