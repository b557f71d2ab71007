import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { openPayee } from '#src/server/raising/payee/payee.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  addPublicCase,
  changedAccount,
  decide,
  type Family,
  saveMaterials,
  someIdCard,
  submit,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const { checks } = textsOf('zh-CN').withdrawalDesk;

function payeeOf({ caseId }: Family, status: 'passed' | 'submitted') {
  return t.services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
}

async function addPaidFamily(): Promise<Family> {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  return family;
}

/** Answers what staff see of the change: how many papers, and what the checks say. */
async function taskAfter(family: Family, idCard: string) {
  const account = { ...(await changedAccount(t, family)), idCard };
  const changed = await t.call(
    modifyBankAccount,
    { infoUuid: family.caseId, ...account },
    as(family),
  );
  expect(changed.status).toBe(200);
  const { id } = await payeeOf(family, 'submitted');
  const subject = await findQueue('bankChange')?.find(t.services, id, 'zh-CN');
  const papers = subject?.fields.find(({ name }) => name === 'papers');
  return {
    papers: papers?.imageIds?.length,
    says: (subject?.checks ?? []).map(({ level, text }) => `${level} ${text}`),
  };
}

test('another account of the same person stands beside the papers it is compared with', async () => {
  const family = await addPaidFamily();
  const before = await openPayee(t.services, (await payeeOf(family, 'passed')).id);
  const idCard = before.kind === 'person' ? before.idCard : '';
  const { papers, says } = await taskAfter(family, idCard);
  expect(papers).toBeGreaterThan(0);
  expect(says).toContain(`green ${checks.samePerson}`);
});

test('of another person the papers there prove nothing, and staff read so', async () => {
  const { says } = await taskAfter(await addPaidFamily(), someIdCard());
  expect(says).toContain(`red ${checks.otherPerson}`);
});
