import { hidesFaces } from '#src/server/cases/hides-faces.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { findImagesOfSubjects } from '#src/server/media/find-images-of.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import type { PostStatus, ProgressPost } from '#src/shared/progress/post-view.ts';

export const subjectOfPost = (postId: string): `progress:${string}` => `progress:${postId}`;

/** Selects posts with what a fund-use post tells of. */
export function selectPosts(db: Database | Trx) {
  return db
    .selectFrom('progress_posts')
    .innerJoin('cases as told_case', 'told_case.id', 'progress_posts.case_id')
    .leftJoin('payouts', 'payouts.payout_no', 'progress_posts.payout_no')
    .select([
      'progress_posts.id',
      'progress_posts.case_id',
      'progress_posts.author_user_id',
      'progress_posts.type',
      'progress_posts.withdrawal_id',
      'progress_posts.content',
      'progress_posts.status',
      'progress_posts.refusals',
      'progress_posts.submitted_at',
      'progress_posts.passed_at',
      'payouts.amount_in_fen',
      'told_case.put_away_at as told_until',
      'told_case.patient as patient',
      'told_case.faces_shown as faces_shown',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPosts>['executeTakeFirstOrThrow']>>;

/** Gives rows their pictures, read in one query for all. */
export async function postsOf(db: Database, rows: readonly Row[]): Promise<ProgressPost[]> {
  const images = await findImagesOfSubjects(
    db,
    rows.map(({ id }) => subjectOfPost(id)),
  );
  return rows.map((row) => {
    const kept = images.get(subjectOfPost(row.id)) ?? [];
    const isHidden = hidesFaces(row);
    return {
      progressId: row.id,
      infoUuid: row.case_id,
      authorUserId: row.author_user_id,
      type: row.type,
      withdrawalId: row.withdrawal_id,
      amountInFen: row.amount_in_fen,
      content: row.content,
      status: row.status as PostStatus,
      refusals: row.refusals === null ? {} : fromJson<Record<string, string>>(row.refusals),
      pictures: kept.flatMap((image) =>
        image.isPublic && row.told_until === null
          ? [
              {
                url: mediaUrl((isHidden && image.softPath) || image.path),
                largeUrl: mediaUrl((isHidden && image.softPath) || image.largePath),
                width: image.width,
                height: image.height,
              },
            ]
          : [],
      ),
      imageIds: kept.map(({ imageId }) => imageId),
      submittedAt: row.submitted_at,
      passedAt: row.passed_at,
    };
  });
}
