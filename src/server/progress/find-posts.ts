import { sql } from 'kysely';
import { stillTold } from '#src/server/cases/still-told.ts';
import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { PostType, ProgressPost } from '#src/shared/progress/post-view.ts';
import { postsOf, selectPosts } from './post-record.ts';

/** This is when a post passed, and its id. */
export const postAnchor = 'ns';

/** It is for an author's own posts; a limit, so that nothing is read without one. */
const mostOwn = 50;

/**
 * Of a case that is put away only what became of the money is read, which is part of its account.
 */
const isRead = sql<boolean>`(progress_posts.type = 'fundUse' or ${stillTold('progress_posts.case_id')})`;

type Asked = { caseId: string; type?: PostType | ''; offset: number; limit: number };

/** Finds a case's posts that staff passed, newest first, as the call counts them off. */
export async function findPosts(
  db: Database,
  { caseId, type = '', offset, limit }: Asked,
): Promise<ProgressPost[]> {
  const rows = await selectPosts(db)
    .where('progress_posts.case_id', '=', caseId)
    .where('progress_posts.passed_at', 'is not', null)
    .where(isRead)
    .$if(type !== '', (posts) => posts.where('progress_posts.type', '=', type as PostType))
    .orderBy('progress_posts.passed_at', 'desc')
    .orderBy('progress_posts.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return postsOf(db, rows);
}

type PageAsked = { caseIds: readonly string[]; anchorId: string; size: number };

/** Finds a page of the posts of some cases that staff passed, newest first. */
export async function findPostPage(
  db: Database,
  { caseIds, anchorId, size }: PageAsked,
): Promise<{ list: ProgressPost[]; hasNext: boolean; anchorId: string }> {
  const rows = await selectPosts(db)
    .where('progress_posts.case_id', 'in', caseIds)
    .where('progress_posts.passed_at', 'is not', null)
    .where(isRead)
    .where((eb) =>
      isBeyond(
        eb,
        ['progress_posts.passed_at', 'progress_posts.id'],
        readAnchor(anchorId, postAnchor),
      ),
    )
    .orderBy('progress_posts.passed_at', 'desc')
    .orderBy('progress_posts.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.passed_at ?? 0, row.id]);
  return { ...page, list: await postsOf(db, page.list) };
}

/**
 * Answers the time that a page of posts tells of: from its last post on, until the one it goes on
 * from.
 */
export function timeOf(
  { list, hasNext }: { list: readonly ProgressPost[]; hasNext: boolean },
  anchorId: string,
): { from: number; until: number } {
  const from = hasNext ? (list.at(-1)?.passedAt ?? 0) : 0;
  return { from, until: Number(readAnchor(anchorId, postAnchor)?.[0] ?? Infinity) };
}

/** Finds the words of a case's last post, for its page, without pictures, which weigh. */
export async function findLastWords(
  db: Database,
  caseId: string,
): Promise<{ content: string; passedAt: number } | undefined> {
  const row = await db
    .selectFrom('progress_posts')
    .select(['content', 'passed_at as passedAt'])
    .where('case_id', '=', caseId)
    .where('passed_at', 'is not', null)
    .where(isRead)
    .orderBy('passed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.passedAt ? { content: row.content, passedAt: row.passedAt } : undefined;
}

/** Finds one post: a passed one of a public case to everyone, any other to its author alone. */
export async function findPost(
  db: Database,
  { postId, readerUserId }: { postId: string; readerUserId: string | undefined },
): Promise<ProgressPost | undefined> {
  const row = await selectPosts(db)
    .innerJoin('cases', 'cases.id', 'progress_posts.case_id')
    .select(['cases.status as case_status', 'cases.put_away_at'])
    .where('progress_posts.id', '=', postId)
    .executeTakeFirst();
  if (!row) return undefined;
  const statuses: readonly string[] = publicCaseStatuses;
  const isPublic = row.passed_at !== null && statuses.includes(row.case_status);
  const shown = isPublic && (row.type === 'fundUse' || row.put_away_at === null);
  if (!shown && row.author_user_id !== readerUserId) return undefined;
  const [post] = await postsOf(db, [row]);
  return post;
}

/** Finds an author's own posts of a case in every state, newest first. */
export async function findOwnPosts(
  db: Database,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<ProgressPost[]> {
  const rows = await selectPosts(db)
    .where('progress_posts.case_id', '=', caseId)
    .where('progress_posts.author_user_id', '=', userId)
    .orderBy('progress_posts.created_at', 'desc')
    .orderBy('progress_posts.id', 'desc')
    .limit(mostOwn)
    .execute();
  return postsOf(db, rows);
}
