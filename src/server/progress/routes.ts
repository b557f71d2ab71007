import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { findOldestComments } from '#src/server/comments/find-oldest-comments.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as calls from '#src/shared/progress/calls.ts';
import * as follows from '#src/shared/progress/follow/calls.ts';
import type { ProgressPost } from '#src/shared/progress/post-view.ts';
import { addPost } from './add-post.ts';
import { blessCase, findBlessed } from './bless-case.ts';
import { isFollowing } from './find-following.ts';
import { findPost, findPosts } from './find-posts.ts';
import { progressViewOf } from './post-view-of.ts';
import { followCase, unfollowCase } from './set-following.ts';
import { updatePost } from './update-post.ts';

export const handledProgressAdd = handle(calls.progressAdd, async (input, context) => {
  const { infoUuid, content, images, type, payoutNo } = input;
  const { userId } = viewerOf(context);
  const post = { caseId: infoUuid, userId, type, content, imageIds: images, payoutNo };
  const { services, idempotency, now } = context;
  return getOwnPost(context, await addPost(services, { post, idempotency }, now));
});

export const handledProgressUpdate = handle(calls.progressUpdate, async (input, context) => {
  const { progressId: postId, content, images: imageIds } = input;
  const { userId } = viewerOf(context);
  await updatePost(context.services, { postId, userId, content, imageIds }, context.now);
  return getOwnPost(context, postId);
});

export const handledFollow = handle(follows.progressFollow, async ({ infoUuid }, context) => {
  const follower = { caseId: infoUuid, userId: viewerOf(context).userId };
  await followCase(context.services.db, follower, context.now);
  return { following: true };
});

export const handledUnfollow = handle(follows.progressUnfollow, async ({ infoUuid }, context) => {
  const follower = { caseId: infoUuid, userId: viewerOf(context).userId };
  await unfollowCase(context.services.db, follower);
  return { following: false };
});

const handledFollowing = handle(follows.progressFollowing, async ({ infoUuid }, context) => {
  const { services, viewer } = context;
  if (!viewer) return { following: false };
  const follower = { caseId: infoUuid, userId: viewer.userId };
  return { following: await isFollowing(services.db, follower) };
});

export const handledBless = handle(follows.progressBless, async ({ infoUuid, kind }, context) => {
  const { address, userAgent, viewer } = context;
  const blessing = { caseId: infoUuid, kind, userId: viewer?.userId, address, userAgent };
  return { count: await blessCase(context.services, blessing, context.now) };
});

const handledBlessed = handle(follows.progressBlessed, async ({ infoUuid }, context) => {
  const { address, userAgent, viewer, services } = context;
  const from = { caseId: infoUuid, userId: viewer?.userId, address, userAgent };
  return { kinds: await findBlessed(services, from) };
});

export const progressRoutes: readonly HandledCall[] = [
  handle(calls.progressGet, async ({ infoUuid, offset, limit, type }, context) => {
    const { services, now } = context;
    if (!(await findCaseSummary(services.db, { caseId: infoUuid }, now)))
      throw new Problem('notFound');
    const asked = { caseId: infoUuid, type, offset, limit: limit + 1 };
    const posts = await findPosts(services.db, asked);
    const list = await viewsOf(context, posts.slice(0, limit));
    return { list, hasNext: posts.length > limit };
  }),
  handle(calls.progressGetOne, async ({ progressId }, context) => {
    const post = await findPost(context.services.db, {
      postId: progressId,
      readerUserId: context.viewer?.userId,
    });
    const [view] = post ? await viewsOf(context, [post]) : [];
    if (!view) throw new Problem('notFound');
    return view;
  }),
  handledProgressAdd,
  handledProgressUpdate,
  handledFollow,
  handledUnfollow,
  handledFollowing,
  handledBless,
  handledBlessed,
];

async function getOwnPost(context: CallContext, postId: string) {
  const post = await findPost(context.services.db, {
    postId,
    readerUserId: viewerOf(context).userId,
  });
  if (!post) throw new Error('A post that was just kept is not there');
  return progressViewOf(post, []);
}

async function viewsOf({ services, viewer, common }: CallContext, posts: readonly ProgressPost[]) {
  const threads = await findOldestComments(services.db, {
    bizType: 'progress',
    bizIds: posts.map(({ progressId }) => progressId),
    reader: viewer,
    locale: common.language,
  });
  return posts.map((post) => progressViewOf(post, threads.get(post.progressId) ?? []));
}
