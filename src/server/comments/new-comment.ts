import type { Insertable } from 'kysely';
import type { CommentsTable } from '#src/server/db/schema.ts';

type Written = 'id' | 'case_id' | 'user_id' | 'biz_type' | 'biz_id' | 'parent_id' | 'content';

/** Answers a comment as it begins: liked by nobody, and shown. */
export function newComment(
  written: Pick<Insertable<CommentsTable>, Written>,
  now: number,
): Insertable<CommentsTable> {
  const shown = { removed_at: null, hidden_at: null, hidden_by: null };
  return { ...written, like_count: 0, created_at: now, ...shown };
}
