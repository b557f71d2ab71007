import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { ProgressPost } from '#src/shared/progress/post-view.ts';
import { findPostPage } from './find-posts.ts';
import { mostFollowed } from './set-following.ts';

type FollowedCase = { infoUuid: string; title: string; followedAt: number };
type News = { post: ProgressPost; title: string };

/** Finds the public cases a person follows, the latest followed first. */
export async function findFollowed(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<FollowedCase[]> {
  return db
    .selectFrom('case_follows')
    .innerJoin('cases', 'cases.id', 'case_follows.case_id')
    .select(['cases.id as infoUuid', 'case_follows.created_at as followedAt'])
    .select(titleIn(locale).as('title'))
    .where('case_follows.user_id', '=', userId)
    .where('cases.status', 'in', publicCaseStatuses)
    .orderBy('case_follows.created_at', 'desc')
    .orderBy('case_follows.case_id')
    .limit(mostFollowed)
    .execute();
}

type Asked = { followed: readonly FollowedCase[]; anchorId: string; size: number };

/** Finds what these cases told, newest first. */
export async function findNews(
  db: Database,
  { followed, anchorId, size }: Asked,
): Promise<{ list: News[]; hasNext: boolean; anchorId: string }> {
  if (followed.length === 0) return { list: [], hasNext: false, anchorId: '' };
  const titles = new Map(followed.map(({ infoUuid, title }) => [infoUuid, title]));
  const page = await findPostPage(db, { caseIds: [...titles.keys()], anchorId, size });
  const list = page.list.map((post) => ({ post, title: titles.get(post.infoUuid) ?? '' }));
  return { ...page, list };
}
