import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { stateFact } from '#src/server/raising/sheet/project-facts.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import type { ReportReason } from '#src/shared/reports/reasons.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

async function settle(infoUuid: string, reason: ReportReason, decision: 'pass' | 'refuse') {
  const { token } = await addStaff(t);
  const said = { infoUuid, reason, content: '我在同一间病房，患者上个月已经出院了。' };
  const headers = { 'x-client-address': newId() };
  const { data } = await t.call(reportAdd, said, { token, headers, idempotencyKey: newId() });
  const decided = { subjectId: data.reportId, decision, words: '查过了。', refusals: {} };
  return inTransaction(t.services.db, async (trx) =>
    findQueue('report')?.decide(
      trx,
      { ...decided, staffUserId: newId(), now: t.services.now() },
      t.services,
    ),
  );
}

test('a report that is right disputes what it speaks of, until that part is reviewed anew', async () => {
  const { id: infoUuid } = await makeCase(t.services.db);
  const factOf = async () => {
    const { facts } = (await t.call(getFundingInfo, { infoUuid })).data;
    return facts.find(({ kind }) => kind === 'diagnosis');
  };
  expect((await settle(infoUuid, 'moneyMisused', 'pass'))?.purge).toEqual([]);
  await settle(infoUuid, 'falseIllness', 'refuse');
  expect(await factOf()).toMatchObject({ state: 'confirmed', method: 'diagnosisSeen' });
  const after = await settle(infoUuid, 'falseIllness', 'pass');
  expect(after?.purge).toContain(tagOfCase(infoUuid));
  const disputed = { state: 'disputed', method: 'reportUpheld', compared: [], expiresAt: null };
  expect(await factOf()).toMatchObject(disputed);
  const { userId: staffUserId } = await addStaff(t, 'reviewer');
  const seen = { caseId: infoUuid, kind: 'diagnosis', compared: ['diagnosis'] } as const;
  await inTransaction(t.services.db, (trx) =>
    stateFact(trx, { ...seen, staffUserId, now: t.services.now() }),
  );
  expect(await factOf()).toMatchObject({ state: 'documentSeen', method: 'diagnosisSeen' });
});
