import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  addPublicCase,
  changedAccount,
  decide,
  type Family,
  saveMaterials,
  savePayee,
  submit,
} from '../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

const { fieldProblems: says } = textsOf('zh-CN');

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

test('the paper on the relation is chosen among those that prove it, and staff read which it is', async () => {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  const choose = (relation: string, relationPaper: string) =>
    savePayee(t, family, { relation, relationPaper });
  for (const [relation, paper] of [
    ['other', 'marriageCertificate'],
    ['spouse', 'kinshipProof'],
  ] as const)
    expect((await choose(relation, paper)).refusal?.fields).toEqual({
      relationPaper: says.notOfRelation,
    });
  expect((await choose('spouse', 'a letter')).refusal?.fields).toEqual({
    relationPaper: says.unknown,
  });
  expect((await choose('spouse', 'marriageCertificate')).code).toBe(0);
  await submit(t, family);
  expect(await readPaper(family, 'material')).toEqual({
    shown: '结婚证',
    compared: 'marriageCertificate',
  });
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });

  const account = { ...(await changedAccount(t, family)), relationPaper: 'entrustment' } as const;
  const changed = { infoUuid: family.caseId, ...account };
  expect((await t.call(modifyBankAccount, changed, as(family))).status).toBe(200);
  expect(await readPaper(family, 'bankChange')).toEqual({
    shown: '委托书',
    compared: 'entrustment',
  });
});

/** Reads what staff read of the paper: beside its photos, and where they tick it. */
async function readPaper({ caseId }: Family, name: 'material' | 'bankChange') {
  const { subject_id: subjectId } = await t.services.db
    .selectFrom('review_tasks')
    .select('subject_id')
    .where('case_id', '=', caseId)
    .where('queue', '=', name)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const queue = findQueue(name);
  const found = await queue?.find(t.services, subjectId, 'zh-CN');
  const field = found?.fields.find((one) => one.name.endsWith('relationPaper'));
  const { db, keys } = t.services;
  const compared = await queue?.findComparisons?.(db, keys, subjectId);
  return {
    shown: field && 'value' in field ? field.value : undefined,
    compared: compared?.find((one) => one.name === 'payeeRelation')?.paper,
  };
}
