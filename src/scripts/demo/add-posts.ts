import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { blessCase } from '#src/server/progress/bless-case.ts';
import { subjectOfPost } from '#src/server/progress/post-record.ts';
import { followCase } from '#src/server/progress/set-following.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { blessingKinds } from '#src/shared/progress/blessings.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import { trendDays } from '#src/shared/raiser/trend.ts';
import { type AddedStory, demoId } from './add-story.ts';
import { createDice } from './dice.ts';
import { keepPictures } from './keep-pictures.ts';
import { postWords, type StoryPost } from './post-words.ts';

const hourMs = 3_600_000;

/** Tells what happened after a story began, and lets some donors follow and bless it. */
export async function addPosts(
  services: Services,
  one: AddedStory,
  { donors, now }: { donors: readonly Viewer[]; now: number },
): Promise<void> {
  for (const [at, post] of (postWords[one.story.slug] ?? []).entries()) {
    const name = `${one.story.slug} post ${at + 1}`;
    const kept = await keepPictures(services, {
      ...{ userId: one.ownerUserId, purpose: 'progress', files: post.files, now: services.now() },
    });
    const imageIds = kept.map(({ imageId }) => imageId);
    await inTransaction(services.db, (trx) => addPost(trx, one, { post, name, imageIds, now }));
  }
  await addVisitDays(services, one, now);
  const dice = createDice(`followers ${one.story.slug}`);
  for (const { userId } of donors.filter(() => dice.chance(0.15))) {
    await followCase(services.db, { caseId: one.caseId, userId }, now - hourMs);
    const kind = dice.pick(blessingKinds);
    const visitor = { userId, address: '', userAgent: '' };
    await blessCase(services, { caseId: one.caseId, kind, ...visitor }, now - hourMs);
  }
}

/** Who came by shares on the last days, for the fundraiser's chart. */
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

type Telling = { post: StoryPost; name: string; imageIds: readonly string[]; now: number };

async function addPost(
  trx: Trx,
  { caseId, ownerUserId }: AddedStory,
  { post, name, imageIds, now }: Telling,
): Promise<void> {
  const id = demoId(name);
  const submittedAt = now - post.daysAgo * dayMs - 5 * hourMs;
  const { still } = post;
  const refused = typeof still === 'object' ? { content: still.refused } : undefined;
  const waits = still === 'submitted';
  await trx
    .insertInto('progress_posts')
    .values({
      ...{ id, case_id: caseId, author_user_id: ownerUserId, type: 'progress' },
      ...{ withdrawal_id: null, content: post.content },
      status: waits ? postStatuses.submitted : refused ? postStatuses.refused : postStatuses.passed,
      refusals: refused ? toJson(refused) : null,
      created_at: submittedAt,
      submitted_at: submittedAt,
      passed_at: still ? null : submittedAt + 2 * hourMs,
    })
    .execute();
  await bindImages(trx, { imageIds, subject: subjectOfPost(id), now });
  const task = { queue: 'post', subjectId: id, caseId, submittedBy: ownerUserId } as const;
  if (waits) await openTask(trx, { ...task, now: submittedAt });
}
