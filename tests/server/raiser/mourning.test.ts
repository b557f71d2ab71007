import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { commentAdd } from '#src/shared/comments/calls.ts';
import { fundraiserTasks, raiserManagePage, tellMourning } from '#src/shared/raiser/calls.ts';
import { getShareInfo } from '#src/shared/sharing/calls.ts';
import { verificationAdd } from '#src/shared/verification/acts/calls.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const tell = (sure: '1' | '0' = '1', as = t.owner) =>
  t.call(tellMourning, { infoUuid: t.infoUuid, sure }, fresh(as));
const caseRow = () =>
  t.services.db
    .selectFrom('cases')
    .select(['status', 'end_reason', 'mourning_at', 'mourning_shown_at'])
    .where('id', '=', t.infoUuid)
    .executeTakeFirstOrThrow();

test('told, raising ends at once and the lists and pages are made anew', async () => {
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  expect((await tell()).data).toEqual({ mourningAt: t.services.now() });
  stop();
  expect(purged).toEqual([tagOfCase(t.infoUuid), tagOfLists]);
  const now = t.services.now();
  const quiet = { mourning_at: now, mourning_shown_at: null };
  expect(await caseRow()).toEqual({ status: 'FINISHED', end_reason: 2, ...quiet });
});

test('it must be meant, and only the fundraiser may say it', async () => {
  expect((await tell('0')).refusal?.fields).toHaveProperty('sure');
  expect((await tell('1', t.other)).status).toBe(404);
  expect((await caseRow()).mourning_at).toBeNull();
  await t.begin({ status: 'APPROVE_PENDING' });
  expect((await tell()).refusal?.reason).toBe('caseStateRefuses');
});

test('said again, or by two at once, it is answered as before with one task for staff', async () => {
  const first = (await Promise.all([tell(), tell()])).map(({ data }) => data.mourningAt);
  t.setNow(t.services.now() + 60_000);
  expect([...first, (await tell()).data.mourningAt]).toEqual(Array(3).fill(first[0]));
  const tasks = t.services.db.selectFrom('review_tasks').where('subject_id', '=', t.infoUuid);
  expect(await tasks.select(['queue', 'state']).execute()).toEqual([
    { queue: 'mourning', state: 'open' },
  ]);
});

test('a case that already ended keeps its end, with its withdrawals and refunds', async () => {
  await t.begin({ status: 'FINISHED', end_reason: 102 });
  await tell();
  expect(await caseRow()).toMatchObject({ status: 'FINISHED', end_reason: 102 });
});

test('nothing is asked any more: no sharing, no verifying, no to-dos; comments stay open', async () => {
  await tell();
  const { infoUuid } = t;
  expect((await t.call(getShareInfo, { infoUuid }, fresh())).refusal?.reason).toBe('shareNotOpen');
  const proof = { kind: 'friend', relation: 'neighbour', realName: '王小明' } as const;
  const verify = { infoUuid, ...proof, content: '我们是邻居，看着这家人一路过来。' };
  const refused = await t.call(verificationAdd, verify, fresh(t.other));
  expect(refused.refusal?.reason).toBe('verifyClosed');
  expect((await t.call(fundraiserTasks, { infoUuid }, fresh(t.owner))).data.list).toEqual([]);
  const page = (await t.call(raiserManagePage, { infoUuid }, fresh(t.owner))).data;
  expect(page.inMourning).toBe(true);
  const said = await t.call(commentAdd, { infoUuid, content: '一路走好' }, fresh(t.other));
  expect(said.status).toBe(200);
});

test('the page says so only once staff confirmed it, and nobody decides twice', async () => {
  await tell();
  const shown = async () =>
    (await findCase(t.services.db, t.infoUuid, t.services.now()))?.mourningShownAt;
  expect(await shown()).toBeNull();
  const after = await t.decide(t.infoUuid, undefined, 'mourning');
  expect(after.purge).toContain(tagOfCase(t.infoUuid));
  expect(await shown()).toBe(t.services.now());
  await expect(t.decide(t.infoUuid, {}, 'mourning')).rejects.toMatchObject({
    reason: 'taskDecided',
  });
  await expect(t.decide(newId(), undefined, 'mourning')).rejects.toBeDefined();
});
