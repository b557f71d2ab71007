import type { Viewer } from '#src/server/door/viewer.ts';
import { addPost } from '#src/server/progress/add-post.ts';
import { blessCase } from '#src/server/progress/bless-case.ts';
import { followCase } from '#src/server/progress/set-following.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { blessingKinds } from '#src/shared/progress/blessings.ts';
import { trendDays } from '#src/shared/raiser/trend.ts';
import type { AddedStory } from './add-story.ts';
import { decideAtDesk } from './decide-at-desk.ts';
import { createDice } from './dice.ts';
import { keepPictures } from './keep-pictures.ts';
import { onceOf } from './once-of.ts';
import { postWords, type StoryPost } from './post-words.ts';

const hourMs = 3_600_000;

/** Tells what happened after a story began, and lets some donors follow and bless it. */
export async function addPosts(
  services: Services,
  one: AddedStory,
  { donors, staffUserId, now }: { donors: readonly Viewer[]; staffUserId: string; now: number },
): Promise<void> {
  for (const post of postWords[one.story.slug] ?? [])
    await tellPost(services, one, { post, staffUserId, now });
  await addVisitDays(services, one, now);
  const dice = createDice(`followers ${one.story.slug}`);
  for (const { userId } of donors.filter(() => dice.chance(0.15))) {
    const at = now - dice.whole(1, 24 * one.story.publishedDaysAgo + 1) * hourMs;
    await followCase(services.db, { caseId: one.caseId, userId }, at);
    const kind = dice.pick(blessingKinds);
    const visitor = { userId, address: '', userAgent: '' };
    await blessCase(services, { caseId: one.caseId, kind, ...visitor }, at);
  }
}

/** Writes who came by shares on the last days, for the fundraiser's chart. */
async function addVisitDays({ db }: Services, { story, caseId }: AddedStory, now: number) {
  const dice = createDice(`visits ${story.slug}`);
  const days = Math.min(trendDays, story.publishedDaysAgo);
  if (days === 0) return;
  const rows = Array.from({ length: days }, (_, ago) => ({
    case_id: caseId,
    day: dayOf(now - ago * dayMs),
    visit_count: dice.whole(3, 60),
  }));
  await db.insertInto('case_visit_days').values(rows).execute();
}

type Told = { post: StoryPost; staffUserId: string; now: number };

/** It is handed in by the family, and decided on at the desk where it does not wait there. */
async function tellPost(
  services: Services,
  { caseId, ownerUserId: userId }: AddedStory,
  { post: { content, files, daysAgo, still }, staffUserId, now }: Told,
): Promise<void> {
  const at = now - daysAgo * dayMs - 5 * hourMs;
  const kept = await keepPictures(services, { userId, purpose: 'progress', files, now: at });
  const imageIds = kept.map(({ imageId }) => imageId);
  const post = { caseId, userId, type: 'progress', content, imageIds, payoutNo: '' } as const;
  const subjectId = await addPost(services, { post, idempotency: onceOf(post) }, at);
  if (still === 'submitted') return;
  const refusals: Record<string, string> = still ? { content: still.refused } : {};
  const decided = { queue: 'post', subjectId, staffUserId, refusals } as const;
  await decideAtDesk(services, decided, at + 2 * hourMs);
}
