import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { remindFundUse } from '#src/server/withdrawals/fund-use/remind-fund-use.ts';
import { staff } from '../../../support/test-withdrawing.ts';
import { type OwingServer, openOwingServer } from '../owing-server.ts';

let t: OwingServer;
beforeAll(async () => {
  t = await openOwingServer();
});
beforeEach(() => t.begin());
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('an account handed in by the day is not late while its review takes time', async () => {
  const id = await t.payFirst();
  t.later(29);
  const postId = await t.handIn();
  t.later(5);
  await remindFundUse(t.services, t.services.now());
  expect(await t.told()).toEqual([]);
  expect(await t.seen()).toEqual({ inReview: true, overdue: false });
  await t.decide('fundUse', postId, {
    ...{ by: staff.reviewer, decision: 'refuse', refusals: { content: '请附票据' } },
  });
  expect(await t.seen()).toEqual({ inReview: false, overdue: true });
  await expect(t.release(id, 2)).rejects.toMatchObject({ reason: 'fundUseOverdue' });
  await remindFundUse(t.services, t.services.now());
  expect(await t.told()).toEqual(['fundUseOverdue']);
});

test('one handed in late is said to be in review, and late', async () => {
  await t.payFirst();
  t.later(31);
  expect(await t.seen()).toEqual({ inReview: false, overdue: true });
  await t.handIn();
  expect(await t.seen()).toEqual({ inReview: true, overdue: true });
});

test('it is reminded of a week before and when overdue, and locks the next withdrawal', async () => {
  const id = await t.bringToRelease(t.caseId, { amountInFen: 4000 });
  await t.release(id);
  await t.runDue();
  t.later(24);
  for (let at = 0; at < 2; at += 1) await remindFundUse(t.services, t.services.now());
  expect(await t.told()).toEqual(['fundUseDue']);
  t.later(6);
  for (let at = 0; at < 2; at += 1) await remindFundUse(t.services, t.services.now());
  expect(await t.told()).toEqual(['fundUseDue', 'fundUseOverdue']);
  const asked = t.apply(t.caseId, { amountInFen: 1000 });
  await expect(asked).rejects.toMatchObject({ reason: 'cannotCash' });
  await t.pass(await t.handIn());
  await t.apply(t.caseId, { amountInFen: 1000 });
});

test('a family in mourning is reminded of nothing, and its pages still say what is owed', async () => {
  await t.payFirst();
  const mourning = { mourning_at: t.services.now() };
  await t.services.db.updateTable('cases').set(mourning).where('id', '=', t.caseId).execute();
  for (const days of [24, 6]) {
    t.later(days);
    await remindFundUse(t.services, t.services.now());
  }
  expect(await t.told()).toEqual([]);
  expect(await t.seen()).toEqual({ inReview: false, overdue: true });
});

test('what is handed in, mended or refused is seen at once on the pages that say so', async () => {
  await t.payFirst();
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const postId = await t.handIn();
  expect(purged).toEqual([tagOfCase(t.caseId), tagOfLists]);
  const refused = { by: staff.reviewer, decision: 'refuse', words: '请附票据' } as const;
  const { purge } = await t.decide('fundUse', postId, refused);
  expect(purge).toEqual([tagOfCase(t.caseId), tagOfLists]);
  stop();
});
