import { defaultAvatar } from '#src/server/cases/gifts/donation-record.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

/** This is who looks; guests may read too. */
export type Reader = Pick<Viewer, 'userId' | 'roles'> | undefined;

const columns = [
  'comments.id as commentId',
  'comments.case_id as infoUuid',
  'comments.user_id as userId',
  'comments.biz_type as bizType',
  'comments.biz_id as bizId',
  'comments.parent_id as parentId',
  'comments.content',
  'comments.created_at as createdAt',
  'comments.like_count as likeCount',
  'comments.hidden_at as hiddenAt',
  'users.nickname',
  'users.head_img_url as headImgUrl',
  'frames.opened_at as framedAt',
  'answered.nickname as replyTo',
  'likes.user_id as likedBy',
  'cases.owner_user_id as ownerUserId',
] as const;

/**
 * Selects comments that `reader` may see: none that were removed, and hidden ones only as their
 * author.
 */
export function selectComments(db: Database | Trx, reader: Reader) {
  const userId = reader?.userId ?? '';
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .innerJoin('cases', 'cases.id', 'comments.case_id')
    .leftJoin('comments as parents', (join) =>
      join
        .onRef('parents.id', '=', 'comments.parent_id')
        .on('parents.removed_at', 'is', null)
        .on('parents.hidden_at', 'is', null),
    )
    .leftJoin('users as answered', 'answered.id', 'parents.user_id')
    .leftJoin('likes', (join) =>
      join
        .onRef('likes.biz_id', '=', 'comments.id')
        .on('likes.biz_type', '=', 'comment')
        .on('likes.user_id', '=', userId),
    )
    .leftJoin('point_rights as frames', (join) =>
      join.onRef('frames.user_id', '=', 'comments.user_id').on('frames.right_id', '=', 'frame'),
    )
    .select(columns)
    .where('comments.removed_at', 'is', null)
    .where((eb) =>
      eb.or([eb('comments.hidden_at', 'is', null), eb('comments.user_id', '=', userId)]),
    );
}

export type CommentRow = Awaited<
  ReturnType<ReturnType<typeof selectComments>['executeTakeFirstOrThrow']>
>;

/** Those who have no name are called by the default one of this language. */
export function commentViewOf(row: CommentRow, reader: Reader, locale: Locale): CommentView {
  const isSelf = row.userId === reader?.userId;
  const moderates = reader !== undefined && (row.ownerUserId === reader.userId || isStaff(reader));
  const name = (nickname: string) => shortNickname(nickname, locale);
  return {
    commentId: row.commentId,
    infoUuid: row.infoUuid,
    bizType: row.bizType,
    bizId: row.bizId,
    parentId: row.parentId,
    replyTo: row.replyTo === null ? null : name(row.replyTo),
    nickname: name(row.nickname),
    headImgUrl: row.headImgUrl || defaultAvatar,
    framed: row.framedAt !== null,
    content: row.content,
    createdAt: row.createdAt,
    likeCount: row.likeCount,
    liked: row.likedBy !== null,
    isSelf,
    isRaiser: row.userId === row.ownerUserId,
    hidden: row.hiddenAt !== null,
    canRemove: isSelf || moderates,
  };
}

export function isStaff({ roles }: Pick<Viewer, 'roles'>): boolean {
  return roles.length > 0;
}
