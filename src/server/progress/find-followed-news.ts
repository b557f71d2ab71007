import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { ProgressPost } from '#src/shared/progress/post-view.ts';
import { postsOf, selectPosts } from './post-record.ts';
import { mostFollowed } from './set-following.ts';

export type FollowedCase = { infoUuid: string; title: string; followedAt: number };
export type News = { post: ProgressPost; title: string };

/** The public cases a person follows, the latest followed first. */
export async function findFollowed(db: Database, userId: string): Promise<FollowedCase[]> {
  return db
    .selectFrom('case_follows')
    .innerJoin('cases', 'cases.id', 'case_follows.case_id')
    .select(['cases.id as infoUuid', 'cases.title', 'case_follows.created_at as followedAt'])
    .where('case_follows.user_id', '=', userId)
    .where('cases.status', 'in', publicCaseStatuses)
    .orderBy('case_follows.created_at', 'desc')
    .orderBy('case_follows.case_id')
    .limit(mostFollowed)
    .execute();
}

type Asked = { followed: readonly FollowedCase[]; anchorId: string; size: number };

/** What these cases told, newest first. */
export async function findNews(
  db: Database,
  { followed, anchorId, size }: Asked,
): Promise<{ list: News[]; hasNext: boolean; anchorId: string }> {
  const [passedAt, id] = readAnchor(anchorId, 'ns') ?? [];
  if (followed.length === 0) return { list: [], hasNext: false, anchorId: '' };
  const titles = new Map(followed.map(({ infoUuid, title }) => [infoUuid, title]));
  const rows = await selectPosts(db)
    .where('progress_posts.case_id', 'in', [...titles.keys()])
    .where('progress_posts.passed_at', 'is not', null)
    .$if(id !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('progress_posts.passed_at', 'progress_posts.id'),
          '<',
          tuple(Number(passedAt), String(id)),
        ),
      ),
    )
    .orderBy('progress_posts.passed_at', 'desc')
    .orderBy('progress_posts.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.passed_at ?? 0, row.id]);
  const posts = await postsOf(db, page.list);
  const list = posts.map((post) => ({ post, title: titles.get(post.infoUuid) ?? '' }));
  return { ...page, list };
}
