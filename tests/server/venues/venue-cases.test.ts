import { afterAll, beforeAll, expect, test } from 'vitest';
import { heedClock } from '#src/server/activities/wait-for-clock.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDiscussion } from '#src/server/discussions/open-discussion.ts';
import { quieterHalf } from '#src/server/venues/find-cases-of-venue.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import * as calls from '#src/shared/venues/calls.ts';
import * as lists from '#src/shared/venues/lists/calls.ts';
import { openVenueDesk, type VenueDesk } from './venue-desk.ts';

let t: VenueDesk;
beforeAll(async () => {
  t = await openVenueDesk();
});
afterAll(() => t.close());

const addCases = async (count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await t.addCase());
  return ids;
};
const read = async (activityId: string, anchorId = '', size = 50) =>
  (await t.call(lists.venueCasesCall, { activityId, anchorId, size })).data;
const listed = async (activityId: string) =>
  (await read(activityId)).list.map(({ infoUuid }) => infoUuid);
const change = (caseId: string, set: Record<string, unknown>) =>
  t.services.db.updateTable('cases').set(set).where('id', '=', caseId).execute();

test('a venue holds once a second person confirms it, and shows itself in both languages', async () => {
  const [caseId = ''] = await addCases(1);
  const faults = await t.proposeVenue({ cases: caseId, 'name.en': '', 'intro.zh-CN': '' });
  expect(faults.refusal?.fields).toEqual({
    'name.en': expect.any(String),
    'intro.zh-CN': expect.any(String),
  });
  const unknown = await t.proposeVenue({ cases: 'A'.repeat(22) });
  expect(unknown.refusal?.fields).toEqual({ cases: expect.any(String) });
  await t.proposeVenue({ cases: caseId });
  const proposal = await t.newest('venue');
  const activityId = proposal?.subject ?? '';
  const info = (language: 'zh-CN' | 'en') =>
    t.call(
      calls.venueActivity,
      { activityId },
      { headers: { 'x-common-message': btoa(JSON.stringify({ language })) } },
    );
  expect((await info('en')).status).toBe(404);
  const own = await t.settle(proposal?.proposalId ?? '', t.releaser);
  expect(own.refusal).toMatchObject({ reason: 'secondPersonNeeded' });
  expect((await t.settle(proposal?.proposalId ?? '')).status).toBe(200);
  await t.runJobs();
  expect((await info('zh-CN')).data).toMatchObject({ name: '冬日暖阳日', status: 'APPROVE' });
  const english = (await info('en')).data;
  expect(english).toMatchObject({ name: 'A warm winter day', activityType: 'venue' });
  expect(english.extInfo.shareInfo).toMatchObject({
    ...{ title: 'A warm winter day', link: expect.stringContaining(activityId) },
    imgUrl: expect.stringMatching(/^http.*share-card\.png$/),
  });
  t.setNow(t.services.now() + 11 * dayMs);
  await heedClock(t.services.db, { activityId }, t.services.now());
  expect((await info('en')).data).toMatchObject({ status: 'END_WITH_TIME' });
});

test('no money is booked for a venue, which has no pool', async () => {
  const activityId = await t.open(...(await addCases(1)));
  const refused = await t.move('in', { activityId, amountInFen: 1000 });
  expect(refused.refusal).toMatchObject({ reason: 'notFound' });
});

test('an appeal takes part while it takes gifts and nothing is said against it', async () => {
  const cases = await addCases(5);
  const [open = '', doubted = '', mourning = '', ended = '', discussed = ''] = cases;
  const activityId = await t.open(...cases);
  expect((await listed(activityId)).sort()).toEqual([...cases].sort());
  await change(doubted, { display_status: displayStatuses.atRisk });
  await change(mourning, { mourning_at: t.services.now() });
  await change(ended, { ends_at: t.services.now() - 1 });
  const { administrator } = t;
  const asked = { caseId: discussed, reason: '有人举报。', staffUserId: administrator.userId };
  await change(discussed, { display_status: displayStatuses.atRisk });
  await inTransaction(t.services.db, (trx) => openDiscussion(trx, asked, t.services.now()));
  await change(discussed, { display_status: displayStatuses.shown });
  expect(await listed(activityId)).toEqual([open]);
  const { data } = await t.call(lists.venueRandomCase, { activityId });
  expect(data?.infoUuid).toBe(open);
  await change(open, { ends_at: t.services.now() - 1 });
  expect((await t.call(lists.venueRandomCase, { activityId })).data).toBeNull();
});

test('the order is of the day, and its pages leave nothing out and repeat nothing', async () => {
  const cases = await addCases(7);
  const activityId = await t.open(...cases);
  const whole = await listed(activityId);
  const seen: string[] = [];
  let anchorId = '';
  do {
    const page = await read(activityId, anchorId, 3);
    seen.push(...page.list.map(({ infoUuid }) => infoUuid));
    anchorId = page.anchorId;
  } while (anchorId !== '');
  expect(seen).toEqual(whole);
  const leaders = new Set<string | undefined>();
  for (let day = 0; day < 6; day += 1) {
    t.setNow(t.services.now() + dayMs);
    leaders.add((await listed(activityId))[0]);
  }
  expect(leaders.size).toBeGreaterThan(1);
});

test('chance picks among the quieter half, each of them at times and no other', async () => {
  const cases = await addCases(4);
  const [one = '', two = '', ...loud] = cases;
  const activityId = await t.open(...cases);
  for (const infoUuid of loud) await t.giveThrough({ infoUuid, amountInFen: 500, activityId });
  const picked = new Set<string | undefined>();
  for (let at = 0; at < 40; at += 1)
    picked.add((await t.call(lists.venueRandomCase, { activityId })).data?.infoUuid);
  expect([...picked].sort()).toEqual([one, two].sort());
  const counts = [5, 1, 3].map((donationCount) => ({ donationCount }));
  expect(quieterHalf(counts).map((row) => row.donationCount)).toEqual([1, 3]);
  expect(quieterHalf([])).toEqual([]);
});
