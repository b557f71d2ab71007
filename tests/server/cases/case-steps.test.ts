import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireCase } from '#src/server/cases/transitions/end-raising.ts';
import { takeStep } from '#src/server/cases/transitions/take-step.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import {
  type CaseStanding,
  caseStandings,
  caseSteps,
  columnsOfStanding,
  standingOf,
} from '#src/shared/cases/case-steps.ts';
import { makeCase, caseNow as now } from '../../support/case-factory.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { stepVerbs } from './step-verbs.ts';

let opened: TestDatabase;
let caseId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ id: caseId } = await makeCase(opened.db, { ends_at: now }));
});
afterAll(() => opened.close());

async function standAs(standing: CaseStanding): Promise<void> {
  const { status, endReason } = columnsOfStanding(standing);
  const change = { status, end_reason: endReason, published_at: now, ends_at: now };
  await opened.db.updateTable('cases').set(change).where('id', '=', caseId).execute();
}

async function findStanding(): Promise<CaseStanding> {
  const row = await opened.db
    .selectFrom('cases')
    .select(['status', 'end_reason'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return standingOf(row.status, row.end_reason);
}

test.each(stepVerbs)('%s goes along the table alone, from every standing', async (...verb) => {
  const [, step, to, take] = verb;
  const { from, elsewhere } = caseSteps[step];
  for (const standing of caseStandings) {
    await standAs(standing);
    const taken = inTransaction(opened.db, (trx) => take(trx, caseId, now));
    if (from.some((one) => one === standing)) {
      expect(await taken).toEqual([tagOfCase(caseId), tagOfLists]);
      expect(await findStanding()).toBe(to);
      continue;
    }
    if (elsewhere === 'stay') expect(await taken).toEqual([]);
    else await expect(taken).rejects.toMatchObject({ name: 'Problem' });
    expect(await findStanding()).toBe(standing);
  }
});

test('every step of the table has its verb', () => {
  const taken = new Set(stepVerbs.map(([, step]) => step));
  expect([...taken].sort()).toEqual(Object.keys(caseSteps).sort());
});

test('a step ends nowhere but where the table says, and says where if there are several', async () => {
  await standAs('CROWDFUNDING_STATED');
  const wrong = inTransaction(opened.db, (trx) =>
    takeStep(trx, 'end', { caseId, to: 'withdrawn' }),
  );
  await expect(wrong).rejects.toThrow('No case comes to withdrawn by end.');
  const unsaid = inTransaction(opened.db, (trx) => takeStep(trx, 'end', { caseId }));
  await expect(unsaid).rejects.toThrow('by end.');
  expect(await findStanding()).toBe('CROWDFUNDING_STATED');
});

test('a case whose time is not over does not expire', async () => {
  await standAs('CROWDFUNDING_STATED');
  const pages = await expireCase(opened.db, caseId, now - 1);
  expect([pages, await findStanding()]).toEqual([[], 'CROWDFUNDING_STATED']);
});
