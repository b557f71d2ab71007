import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDiscussion } from '#src/server/discussions/open-discussion.ts';
import { putDueAway } from '#src/server/raiser/dignity/put-due-away.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { untilPutAwayMs } from '#src/shared/cases/put-away.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { putAwayCase } from '#src/shared/raiser/dignity/calls.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';
import { ended } from './ended-story.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
afterAll(() => t.close());
beforeEach(() => t.begin({ ...ended, finished_at: t.services.now() - dayMs }));

const choose = () => t.call(putAwayCase, { infoUuid: t.infoUuid, sure: '1' }, fresh(t.owner));
const byClock = () => putDueAway(t.services, {}, t.services.now());

test('puts a case away ninety days after its end, not an instant before', async () => {
  const finishedAt = t.services.now() - dayMs;
  t.setNow(finishedAt + untilPutAwayMs - 1);
  expect(await byClock()).toBe(0);
  t.setNow(finishedAt + untilPutAwayMs);
  expect(await byClock()).toBeGreaterThan(0);
  expect(await byClock()).toBe(0);
  const { data } = await t.call(getFundingInfo, { infoUuid: t.infoUuid });
  expect(data.baseInfo.title).not.toContain('阿宁宝');
});

test.each([
  ['that raises', { status: 'CROWDFUNDING_STATED', end_reason: null }],
  ['whose money is asked for', { end_reason: 101 }],
  ['whose gifts go back', { end_reason: 201 }],
  ['that the platform stopped', { end_reason: 4 }],
  ['that was found false', { end_reason: 204 }],
  ['in doubt', { display_status: 4 }],
] as const)('leaves a case %s, and so does its family', async (_, standing) => {
  const finished_at = t.services.now() - untilPutAwayMs;
  await t.begin({ ...ended, ends_at: null, finished_at, ...standing });
  await byClock();
  expect((await choose()).refusal?.reason).toBe('caseStateRefuses');
});

test('waits for a public explanation to end', async () => {
  const { services, infoUuid: caseId, otherUserId: staffUserId } = t;
  const asked = { caseId, reason: '请说明用款', staffUserId };
  const doubt = (display_status: 0 | 4) =>
    services.db.updateTable('cases').set({ display_status }).where('id', '=', caseId).execute();
  await doubt(4);
  await inTransaction(services.db, (trx) => openDiscussion(trx, asked, services.now()));
  await doubt(0);
  expect((await choose()).refusal?.reason).toBe('caseStateRefuses');
});
