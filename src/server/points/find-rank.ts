import { defaultAvatar } from '#src/server/cases/gifts/donation-record.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { RankRow } from '#src/shared/points/points-view.ts';
import { type RankPeriod, weekOfPeriod } from '#src/shared/points/weeks.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

const mostListed = 50;

/** Selects listed sums of a week; equals stand in the order they were reached. */
function selectListed(db: Database, week: string) {
  return db
    .selectFrom('point_weeks')
    .where('point_weeks.week', '=', week)
    .where('point_weeks.listed', '=', 1)
    .where('point_weeks.score', '>', 0);
}

type Asked = { period: RankPeriod; infoUuid: string; locale: Locale };

/**
 * Finds who did most for others in a week, of those who chose to be listed; of a case, those of
 * them whose words stand below it, since whom someone follows or passes on is nobody's business.
 */
export async function findRank(
  db: Database,
  { period, infoUuid, locale }: Asked,
  now: number,
): Promise<RankRow[]> {
  const rows = await selectListed(db, weekOfPeriod(period, now))
    .innerJoin('users', 'users.id', 'point_weeks.user_id')
    .select(['point_weeks.score', 'users.nickname', 'users.head_img_url'])
    .$if(infoUuid !== '', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('comments')
            .select('comments.id')
            .whereRef('comments.user_id', '=', 'point_weeks.user_id')
            .where('comments.case_id', '=', infoUuid)
            .where('comments.removed_at', 'is', null)
            .where('comments.hidden_at', 'is', null),
        ),
      ),
    )
    .orderBy('point_weeks.score', 'desc')
    .orderBy('point_weeks.reached_at')
    .orderBy('point_weeks.user_id')
    .limit(mostListed)
    .execute();
  return rows.map(({ score, nickname, head_img_url }, at) => ({
    rank: at + 1,
    nickname: shortNickname(nickname, locale),
    headImgUrl: head_img_url || defaultAvatar,
    loveScore: score,
  }));
}

type Own = { rank: number | null; loveScore: number; listed: boolean };

/** Finds where a person stands in a week; null for who is not listed, or has nothing of it. */
export async function findOwnRank(
  db: Database,
  { userId, period }: { userId: string; period: RankPeriod },
  now: number,
): Promise<Own> {
  const week = weekOfPeriod(period, now);
  const choice = await db
    .selectFrom('point_balances')
    .select('listed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const listed = choice?.listed === 1;
  const own = await db
    .selectFrom('point_weeks')
    .select(['score', 'reached_at'])
    .where('user_id', '=', userId)
    .where('week', '=', week)
    .executeTakeFirst();
  const loveScore = Math.max(0, own?.score ?? 0);
  if (!own || !listed || loveScore === 0) return { rank: null, loveScore, listed };
  const { count } = await selectListed(db, week)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, and, or }) =>
      or([
        eb('score', '>', own.score),
        and([eb('score', '=', own.score), eb('reached_at', '<', own.reached_at)]),
        and([
          eb('score', '=', own.score),
          eb('reached_at', '=', own.reached_at),
          eb('user_id', '<', userId),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { rank: Number(count) + 1, loveScore, listed };
}
