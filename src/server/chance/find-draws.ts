import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { LotteryRule } from '#src/shared/chance/lottery-fields.ts';
import type { DrawView } from '#src/shared/chance/lottery-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { claimByOf, stateOfPrize } from './claim-prize.ts';
import { awardViewOf } from './find-lottery.ts';

type Own = { activityId: string; userId: string; locale: Locale };

/** Finds a person's own draws in a lottery, newest first. */
export async function findDraws(
  db: Database,
  { anchorId, size, locale, ...own }: Own & { anchorId: string; size: number },
  now: number,
) {
  const [before] = readAnchor(anchorId, 'n') ?? [Number.MAX_SAFE_INTEGER];
  const rows = await selectOwn(db, own)
    .where('n', '<', Number(before))
    .orderBy('n', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, ({ n }) => [n]);
  return { ...page, list: page.list.map((row) => viewOf(row, locale, now)) };
}

/** Finds one of them; someone else's is as good as absent. */
export async function findDraw(
  db: Database,
  { sequence, locale, ...own }: Own & { sequence: number },
  now: number,
): Promise<DrawView | undefined> {
  const row = await selectOwn(db, own)
    .where('lottery_draws.sequence', '=', sequence)
    .executeTakeFirst();
  return row && viewOf(row, locale, now);
}

/** Finds things that a person won in any lottery, newest first. */
export async function findOwnPrizes(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
  now: number,
): Promise<DrawView[]> {
  const rows = await selectDraws(db)
    .where('lottery_prizes.user_id', '=', userId)
    .orderBy('won_at', 'desc')
    .orderBy('lottery_prizes.id', 'desc')
    .limit(mostPrizes)
    .execute();
  return rows.map((row) => viewOf(row, locale, now));
}

const mostPrizes = 20;

function selectDraws(db: Database) {
  return db
    .selectFrom('lottery_draws')
    .innerJoin('lottery_players', (join) =>
      join
        .onRef('lottery_players.activity_id', '=', 'lottery_draws.activity_id')
        .onRef('lottery_players.person', '=', 'lottery_draws.person'),
    )
    .innerJoin('activities', 'activities.id', 'lottery_draws.activity_id')
    .innerJoin('activity_rules', 'activity_rules.activity_id', 'lottery_draws.activity_id')
    .leftJoin('lottery_prizes', (join) =>
      join
        .onRef('lottery_prizes.activity_id', '=', 'lottery_draws.activity_id')
        .onRef('lottery_prizes.sequence', '=', 'lottery_draws.sequence'),
    )
    .select(['lottery_draws.activity_id as activityId', 'lottery_draws.sequence'])
    .select(['lottery_draws.person', 'n', 'drawn_id as drawnId', 'spent', 'rule'])
    .select(['lottery_draws.award_id as awardId', 'lottery_draws.created_at as at'])
    .select(['lottery_prizes.id as prizeId', 'addressed_at as addressedAt'])
    .select(['sent_at as sentAt', 'staff_words as staffWords', 'activities.ends_at as endsAt']);
}

function selectOwn(db: Database, { activityId, userId }: Omit<Own, 'locale'>) {
  return selectDraws(db)
    .where('lottery_draws.activity_id', '=', activityId)
    .where('lottery_players.user_id', '=', userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOwn>['executeTakeFirstOrThrow']>>;

function viewOf(row: Row, locale: Locale, now: number): DrawView {
  const { rule, awardId, prizeId, addressedAt, sentAt, staffWords, endsAt, ...draw } = row;
  const { awards } = fromJson<LotteryRule>(rule);
  const won = awards[awardId - 1];
  if (!won) throw new Error(`A draw of ${draw.activityId} has an award that is not in its table.`);
  const { left: _, ...award } = awardViewOf(won, { at: awardId - 1, locale, taken: 0 });
  const prize = prizeId && {
    ...{ prizeId, claimBy: claimByOf(endsAt), staffWords: staffWords ?? '' },
    state: stateOfPrize({ addressedAt, sentAt, endsAt }, now),
  };
  return { ...draw, award, prize: prize || null };
}
