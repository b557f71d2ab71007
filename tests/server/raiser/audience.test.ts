import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropKeptStories } from '#src/server/raiser/audience/drop-kept-stories.ts';
import { findKeptStory } from '#src/server/raiser/audience/find-kept-story.ts';
import { calls } from '#src/shared/calls.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import { untilPutAwayMs } from '#src/shared/cases/put-away.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { Audience } from '#src/shared/raiser/audience/audience.ts';
import { caseAudience, keptPicture } from '#src/shared/raiser/audience/calls.ts';
import { makeGift } from '../../support/case-factory.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';
import { ended, own } from './ended-story.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
afterAll(() => t.close());

const choose = (audience: Audience, sure: '0' | '1' = '0', as = t.owner) =>
  t.call(caseAudience, { infoUuid: t.infoUuid, audience, sure }, fresh(as));

const listed = async () => {
  const tabs = ['newest', 'recommended', 'notYetHelped'] as const;
  const pages = await Promise.all(
    tabs.map((tab) => t.call(getHelpList, { tab, size: 50 }, fresh())),
  );
  return pages.some(({ data }) => data.list.some(({ infoUuid }) => infoUuid === t.infoUuid));
};

test('by link alone a case is in no list, search or suggestion, and opens for who has the link', async () => {
  await t.begin({ title: '只给亲友看的求助' });
  expect(await listed()).toBe(true);
  expect((await choose('link', '0', t.other)).status).toBe(404);
  expect((await choose('link')).data).toEqual({ audience: 'link' });
  expect(await listed()).toBe(false);
  const keyword = '只给亲友看的求助';
  const { data } = await t.call(getHelpList, { tab: 'newest', keyword }, fresh());
  expect(data.list).toEqual([]);
  const map = await (await t.request('/sitemap-cases-1.xml')).text();
  expect(map).not.toContain(t.infoUuid);
  await choose('public');
  expect(await listed()).toBe(true);
});

test('a case that raises is for more than its donors, who would not have come', async () => {
  await t.begin();
  expect((await choose('donors', '1')).refusal?.reason).toBe('caseStateRefuses');
});

async function readAll(): Promise<string> {
  const read: string[] = [];
  for (const call of calls) {
    if (call.access !== 'open' || call.answer === 'bytes') continue;
    const answer = await t.call(call, { infoUuid: t.infoUuid }, fresh()).catch(() => undefined);
    if (answer?.status === 200) read.push(JSON.stringify(answer.data));
  }
  return read.join('\n');
}

/** Ends it with a photo of the family, and a gift of somebody who signed in. */
async function endWithGift(): Promise<void> {
  const { db, now } = t.services;
  await t.begin({ ...ended, finished_at: now() - dayMs });
  const photo = await uploadPhoto(t, { token: t.owner, purpose: 'cover' });
  const [path, largePath] = [photo.url, photo.largeUrl].map((url) => url.replace('/media/', ''));
  await db.deleteFrom('case_pictures').where('case_id', '=', t.infoUuid).execute();
  await db
    .insertInto('case_pictures')
    .values({
      ...{ id: photo.imageId, case_id: t.infoUuid, position: 0, alt: null },
      ...{ path: path ?? '', large_path: largePath ?? '', image_id: photo.imageId },
      ...{ width: 8, height: 8 },
    })
    .execute();
  await makeGift(db, t.infoUuid, { user_id: t.otherUserId });
}

const story = (userId: string) =>
  findKeptStory(t.services.db, { caseId: t.infoUuid, userId }, t.services.now());
const picture = (token?: string) =>
  t.request(
    `${keptPicture.path}?infoUuid=${t.infoUuid}&position=0`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  );

test('for donors only: they go on reading words and photos, everyone else reads the account', async () => {
  await endWithGift();
  expect((await choose('donors')).refusal?.fields).toHaveProperty('sure');
  expect((await choose('donors', '1')).data).toEqual({ audience: 'donors' });
  const told = await readAll();
  for (const words of own) expect(told).not.toContain(words);
  const donor = await story(t.otherUserId);
  expect(donor?.tellings[0]?.title).toBe(ended.title);
  expect(donor?.imageIds).toHaveLength(1);
  expect((await story(t.ownerUserId))?.tellings).toHaveLength(2);
  const answer = await picture(t.other);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const stranger = await t.signIn('13700009999');
  expect((await picture(stranger)).status).toBe(404);
  expect((await picture()).status).toBe(401);
  expect((await choose('public')).refusal?.reason).toBe('caseStateRefuses');
});

test('a gift that went back opens nothing, and after ninety days nobody reads it', async () => {
  await endWithGift();
  await choose('donors', '1');
  await t.services.db
    .updateTable('donations')
    .set((eb) => ({ returned_in_fen: eb.ref('amount_in_fen') }))
    .where('user_id', '=', t.otherUserId)
    .execute();
  expect(await story(t.otherUserId)).toBeUndefined();
  const until = (await story(t.ownerUserId))?.keepUntil ?? 0;
  expect(until).toBe(t.services.now() - dayMs + untilPutAwayMs);
  t.setNow(until);
  expect(await story(t.ownerUserId)).toBeUndefined();
  await dropKeptStories(t.services, until);
  const left = await t.services.db.selectFrom('kept_stories').select('case_id').execute();
  expect(left).toEqual([]);
});
