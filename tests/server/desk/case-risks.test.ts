import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputeFact } from '#src/server/cases/facts/dispute-fact.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findRelatedCases } from '#src/server/desk/cases/find-related-cases.ts';
import { readRisks } from '#src/server/desk/cases/read-risks.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeReport } from '../../support/comment-factory.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';

let t: GivingServer;
let desk: RefundDesk;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
});
afterAll(() => t.close());

/** Reads what the case file says, as "level text". */
async function risksOf(caseId: string): Promise<string[]> {
  const { db, now } = t.services;
  const { owner_user_id: ownerUserId } = await db
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const related = await findRelatedCases(db, { caseId, ownerUserId, locale: 'en' }, now());
  const risks = await readRisks(db, { caseId, related, locale: 'en' });
  return risks.map(({ level, text }) => `${level} ${text}`);
}

test('a case nothing is known against says so of each source', async () => {
  const { id } = await makeCase(t.services.db);
  expect(await risksOf(id)).toEqual([
    'green By papers, accounts, phones, browsers and pictures, no other appeal is related to it.',
    'green No objection or report was found right, and no withdrawal refused.',
    'green By the refunds, no gift went back and none of the whole appeal was asked for.',
  ]);
});

test('related cases are counted, and those in doubt or stopped apart', async () => {
  const { id, ownerUserId } = await makeCase(t.services.db);
  const again = { owner_user_id: ownerUserId };
  await makeCase(t.services.db, again);
  const counted = 'By papers, accounts, phones, browsers and pictures, related:';
  expect((await risksOf(id)).slice(0, 2)).toEqual([
    `amber ${counted} 1 other appeal.`,
    expect.stringMatching(/^green /),
  ]);
  await makeCase(t.services.db, { ...again, display_status: 4 });
  expect((await risksOf(id)).slice(0, 2)).toEqual([
    `amber ${counted} 2 other appeals.`,
    'red By their states, in doubt or stopped by us: 1 related appeal.',
  ]);
});

test('a report counts once it is upheld, and a refund from when it is asked for to its last gift', async () => {
  const caseId = await t.addCase();
  const owner = await desk.ownerOf(caseId);
  await makeReport(t.services.db, caseId);
  expect((await risksOf(caseId))[1]).toMatch(/^green No objection or report/);
  await t.services.db
    .updateTable('reports')
    .set({ state: 'upheld', answered_at: t.services.now() })
    .where('case_id', '=', caseId)
    .execute();
  expect((await risksOf(caseId))[1]).toMatch(/^red On .+ a report was found right\. /);
  await desk.giveThree(caseId);
  const { refundId } = (await desk.apply(caseId, owner)).data;
  const ofRefunds = async () => (await risksOf(caseId)).slice(2);
  const asked = 'red By the refunds, one of the whole appeal was asked for on Nov 20, 2026;';
  expect(await ofRefunds()).toEqual([`${asked} its state is “Asked for”.`]);
  await desk.review(refundId);
  await t.call(calls.launchRefund, { refundId }, { token: owner });
  await desk.release(refundId);
  await t.runJobs();
  expect(await ofRefunds()).toEqual([
    `${asked} its state is “Done”.`,
    'amber By the refunds, 3 gifts arrived back.',
  ]);
});

test('a fact that the page calls disputed or expired is said with its day', async () => {
  const { db } = t.services;
  const [{ id: disputed }, { id: expired }] = [await makeCase(db), await makeCase(db)];
  const day = Date.UTC(2026, 3, 1);
  const kind = 'diagnosis';
  await inTransaction(db, (trx) => disputeFact(trx, { caseId: disputed, kind }, day));
  await db
    .updateTable('case_facts')
    .set({ state: 'expired', expires_at: day })
    .where('case_id', '=', expired)
    .where('kind', '=', kind)
    .execute();
  expect((await risksOf(disputed))[2]).toBe(
    'red The page calls this disputed since Apr 1, 2026: Diagnosis.',
  );
  expect((await risksOf(expired))[2]).toBe(
    'amber The page calls this expired, it held until Apr 1, 2026: Diagnosis.',
  );
});
