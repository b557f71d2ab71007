import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHelpRecord } from '#src/server/advisers/referral/find-help-record.ts';
import { findReferral } from '#src/server/advisers/referral/find-referral.ts';
import { findScore } from '#src/server/points/find-score.ts';
import { referralClaim } from '#src/shared/advisers/referral/calls.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { as } from '../../support/test-staff.ts';
import { addInviter, countReferred, refer } from './refer.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('of a hundred who take one step at once, one earns', async () => {
  const inviter = await addInviter(t);
  const early = await t.call(referralClaim, { step: 1 }, as(inviter));
  expect(early.refusal?.reason).toBe('rewardNotReached');
  await refer(t, inviter);
  const all = await Promise.all(
    Array.from({ length: 100 }, () => t.call(referralClaim, { step: 1 }, as(inviter))),
  );
  // On a busy machine some are told to come again.
  const earned = all.flatMap(({ status, data }) => (status === 200 ? [data.earned] : []));
  expect(earned.filter((one) => one > 0)).toEqual([10]);
  expect(await findScore(t.services.db, inviter.userId)).toBe(10);
  expect((await t.call(referralClaim, { step: 2 }, as(inviter))).refusal?.reason).toBe(
    'rewardNotReached',
  );
});

test('an appeal that is doubted counts no longer, and the ladder stays that of the day of joining', async () => {
  const inviter = await addInviter(t);
  const { caseId } = await refer(t, inviter);
  expect(await countReferred(t, inviter)).toBe(1);
  await t.services.db
    .updateTable('cases')
    .set({ display_status: 4 } as never)
    .where('id', '=', caseId)
    .execute();
  expect(await countReferred(t, inviter)).toBe(0);
  const rule = JSON.stringify({ steps: [{ referred: 2, love: 7 }] });
  await t.services.db
    .updateTable('referral_members')
    .set({ rule } as never)
    .where('user_id', '=', inviter.userId)
    .execute();
  const { steps } = await findReferral(t.services.db, inviter.userId, testNow);
  expect(steps).toMatchObject([{ step: 1, referred: 2, love: 7, state: 'ahead' }]);
});

test('the record of help is read page by page, each kind', async () => {
  const inviter = await addInviter(t);
  for (const _ of [1, 2, 3]) await refer(t, inviter);
  const asked = { userId: inviter.userId, size: 2, locale: 'zh-CN' } as const;
  const first = await findHelpRecord(t.services.db, { ...asked, of: 'referred', anchorId: '' });
  const { anchorId } = first;
  const rest = await findHelpRecord(t.services.db, { ...asked, of: 'referred', anchorId });
  const ids = [...first.list, ...rest.list].map(({ id }) => id);
  expect([new Set(ids).size, rest.hasNext]).toEqual([3, false]);
  for (const of of ['verified', 'shared', 'donated'] as const) {
    const page = await findHelpRecord(t.services.db, { ...asked, of, anchorId: '' });
    expect(page.list).toEqual([]);
  }
});
