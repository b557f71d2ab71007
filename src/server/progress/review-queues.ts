import type { Database } from '#src/server/db/database.ts';
import type { ReviewCheck, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { PostType, ProgressPost } from '#src/shared/progress/post-view.ts';
import { textsOf } from '#src/texts/texts.ts';
import { decidePost } from './decide-post.ts';
import { postsOf, selectPosts } from './post-record.ts';

/** These are digits that may be an identity card, a bank card or a phone. */
const tellingDigits = /\d{17}[\dXx]|\d{15,19}|1[3-9]\d{9}/;

async function findSubject(
  db: Database,
  { postId, type, locale }: { postId: string; type: PostType; locale: Locale },
): Promise<ReviewSubject | undefined> {
  const row = await selectPosts(db)
    .innerJoin('cases', 'cases.id', 'progress_posts.case_id')
    .select('cases.title')
    .where('progress_posts.id', '=', postId)
    .where('progress_posts.type', '=', type)
    .executeTakeFirst();
  if (!row) return undefined;
  const [post] = await postsOf(db, [row]);
  if (!post) return undefined;
  const t = textsOf(locale).progress;
  const about =
    post.amountInFen === null
      ? []
      : [
          {
            name: 'payout',
            label: t.reviewPayout,
            value: t.yuan(yuan(post.amountInFen, locale)),
            refusable: false,
          },
        ];
  return {
    caseId: post.infoUuid,
    title: row.title,
    submittedAt: post.submittedAt,
    fields: [
      ...about,
      { name: 'content', label: t.reviewContent, value: post.content, refusable: true },
      { name: 'images', label: t.reviewImages, imageIds: post.imageIds, refusable: true },
    ],
    checks: checksOf(post, locale),
  };
}

function checksOf(
  { content, imageIds, pictures, type }: ProgressPost,
  locale: Locale,
): ReviewCheck[] {
  const t = textsOf(locale).progress;
  const checks: ReviewCheck[] = [];
  if (tellingDigits.test(content)) checks.push({ level: 'red', text: t.checkDigits });
  if (type === 'fundUse' && imageIds.length === 0)
    checks.push({ level: 'amber', text: t.checkNoProof });
  if (imageIds.length > pictures.length) checks.push({ level: 'amber', text: t.checkPrivate });
  return checks.length > 0 ? checks : [{ level: 'green', text: t.checkNothing }];
}

function queueFor(name: 'post' | 'fundUse', type: PostType): ReviewQueue {
  return {
    name,
    roles: ['reviewer', 'administrator'],
    find: ({ db }, postId, locale) => findSubject(db, { postId, type, locale }),
    decide: (trx, decided) => decidePost(trx, decided),
  };
}

export const progressQueues: readonly ReviewQueue[] = [
  queueFor('post', 'progress'),
  queueFor('fundUse', 'fundUse'),
];
