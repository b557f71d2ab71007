import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeTests } from '#src/server/experiments/close-tests.ts';
import { findExperiments } from '#src/server/experiments/find-experiments.ts';
import { deskStopTest } from '#src/shared/experiments/desk/calls.ts';
import { as } from '../../support/test-staff.ts';
import { openTestDesk, type TestDesk } from './running-test.ts';

let t: TestDesk;
beforeAll(async () => {
  t = await openTestDesk();
});
afterAll(() => t.close());

test('ninety days after it was stopped the totals are left, and no row about anybody', async () => {
  const { db } = t.services;
  const infoUuid = await t.addCase();
  const experimentId = await t.start();
  await t.openAsGuest(infoUuid);
  await t.call(deskStopTest, { experimentId, reason: '到了约定的时候' }, as(t.releaser));
  const [before] = await findExperiments(db);
  const ninety = 90 * 86_400_000;
  await closeTests(db, t.services.now() + ninety);
  expect(await db.selectFrom('experiment_exposures').selectAll().execute()).toHaveLength(1);
  await closeTests(db, t.services.now() + ninety + 1);
  expect(await db.selectFrom('experiment_exposures').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('experiment_gifts').selectAll().execute()).toEqual([]);
  expect(await findExperiments(db)).toMatchObject([{ results: before?.results, isErased: true }]);
});
