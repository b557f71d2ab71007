import { afterAll, beforeAll, expect, test } from 'vitest';
import { findExperiments } from '#src/server/experiments/find-experiments.ts';
import { tagOfSettings } from '#src/server/platform/settings.ts';
import { deskStopTest } from '#src/shared/experiments/desk/calls.ts';
import { actsOf, addStaff, as } from '../../support/test-staff.ts';
import { openTestDesk, type TestDesk } from './running-test.ts';

let t: TestDesk;
beforeAll(async () => {
  t = await openTestDesk();
});
afterAll(() => t.close());

const list = () => findExperiments(t.services.db);

test('starting takes two persons, and only declared knobs', async () => {
  expect((await t.propose({ amountInFen: 50_000 })).status).toBe(400);
  expect((await t.propose({ testFlag: 6, amountInFen: 2000 })).status).toBe(400);
  expect((await t.propose({ countdown: 60 } as object)).status).toBe(400);
  expect((await t.propose()).status).toBe(200);
  expect((await t.propose()).code).toBe(40935);
  expect((await t.settle(t.administrator)).code).toBe(40934);
  expect(await list()).toEqual([]);
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  expect((await t.settle(t.releaser)).status).toBe(200);
  stop();
  // Pages of cases have the sheet in them, which gives way to the cashier meanwhile.
  expect(purged).toContain(tagOfSettings);
  expect(await list()).toMatchObject([
    { stoppedAt: null, test: { testFlag: 1, amountInFen: 0, percent: 50 } },
  ]);
  expect(await actsOf(t, t.administrator.userId)).toEqual(['proposeTest']);
  expect(await actsOf(t, t.releaser.userId)).toEqual(['confirmTest']);
});

test('there is one at a time, and one person stops it, once', async () => {
  expect((await t.propose()).code).toBe(40944);
  const experimentId = (await list())[0]?.experimentId ?? '';
  const reason = '投诉变多，先停下来';
  const reviewer = await addStaff(t, 'reviewer');
  const stop = (staff: { token: string }) =>
    t.call(deskStopTest, { experimentId, reason }, as(staff));
  expect((await stop(reviewer)).code).toBe(40300);
  const both = await Promise.all([stop(t.releaser), stop(t.administrator)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await list()).toMatchObject([{ stopReason: reason, stoppedAt: t.services.now() }]);
});

test('of two who confirm at once one starts it', async () => {
  await t.propose({ percent: 10 });
  const id = await t.proposalId();
  const second = await addStaff(t, 'releaser');
  const both = await Promise.all([t.settle(t.releaser, id), t.settle(second, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await list()).filter(({ stoppedAt }) => stoppedAt === null)).toHaveLength(1);
});
