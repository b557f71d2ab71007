import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findPostPage, timeOf } from '#src/server/progress/find-posts.ts';
import { openPostDesk, type PostDesk, words } from './post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
afterAll(() => t.close());

/** Adds so many posts that passed a minute apart, in pairs at the same moment; newest first. */
async function addPosts(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    case_id: t.infoUuid,
    author_user_id: t.ownerUserId,
    type: 'progress' as const,
    withdrawal_id: null,
    content: words,
    status: 2 as const,
    refusals: null,
    created_at: 1_000,
    submitted_at: 1_000,
    passed_at: 1_000_000 + Math.floor(at / 2) * 60_000,
  }));
  await t.services.db.insertInto('progress_posts').values(rows).execute();
  const order = (one: (typeof rows)[number]) => `${one.passed_at}${one.id}`;
  return rows.sort((a, b) => (order(a) < order(b) ? 1 : -1)).map(({ id }) => id);
}

test('page after page, every post of a case comes once, newest first', async () => {
  await t.begin();
  const all = await addPosts(65);
  await t.begin();
  const foreign = new Set(await addPosts(3));
  const { case_id: caseId } = await t.services.db
    .selectFrom('progress_posts')
    .select('case_id')
    .where('id', '=', all[0] ?? '')
    .executeTakeFirstOrThrow();
  const found: string[] = [];
  const times: { from: number; until: number }[] = [];
  let anchorId = '';
  do {
    const page = await findPostPage(t.services.db, { caseIds: [caseId], anchorId, size: 30 });
    found.push(...page.list.map(({ progressId }) => progressId));
    times.push(timeOf(page, anchorId));
    anchorId = page.anchorId;
  } while (anchorId);
  expect(found).toEqual(all);
  expect(found.some((id) => foreign.has(id))).toBe(false);
  expect(times).toHaveLength(3);
  expect(times[0]?.until).toBe(Number.POSITIVE_INFINITY);
  expect(times.slice(1).map(({ until }) => until)).toEqual(
    times.slice(0, 2).map(({ from }) => from),
  );
  expect(times[2]?.from).toBe(0);
});
