import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { mayTake } from '#src/shared/activities/activity-statuses.ts';
import type { Award } from '#src/shared/chance/award.ts';
import type { LotteryRule } from '#src/shared/chance/lottery-fields.ts';
import type { AwardView, LotteryView } from '#src/shared/chance/lottery-view.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import { seedPlace } from './open-lottery.ts';

const most = 20;

type Reader = { db: Database | Trx; keys: Keys };

/** Finds lotteries with their frozen rules, newest first. */
export function selectLotteries(db: Database | Trx) {
  return db
    .selectFrom('activities')
    .innerJoin('lotteries', 'lotteries.activity_id', 'activities.id')
    .innerJoin('lottery_tallies', 'lottery_tallies.activity_id', 'activities.id')
    .innerJoin('activity_rules', 'activity_rules.activity_id', 'activities.id')
    .select(['activities.id as activityId', 'place_id as placeId', 'words', 'sponsor', 'status'])
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'seed_sealed as seedSealed', 'rule'])
    .select(['draws', 'people'])
    .orderBy('approved_at', 'desc')
    .orderBy('activities.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLotteries>['executeTakeFirstOrThrow']>>;
type Taken = { activityId: string; awardId: number; taken: number };

/**
 * Finds a lottery by its own id, or the one of a venue or a page within one: one that runs
 * comes before those to come and those over, then the newest.
 */
export async function findLottery(
  { db, keys }: Reader,
  { activityId, locale }: { activityId: string; locale: Locale },
): Promise<LotteryView | undefined> {
  const rows = await selectLotteries(db)
    .where((eb) => eb.or([eb('activities.id', '=', activityId), eb('place_id', '=', activityId)]))
    .limit(most)
    .execute();
  const row = rows.find(({ status }) => status === 'APPROVE') ?? rows.find(isOpen) ?? rows[0];
  if (!row) return undefined;
  return viewOf(row, { keys, locale, taken: await findTaken(db, [row]) });
}

/** Is it not over? */
function isOpen({ status }: Row): boolean {
  return mayTake('end', status);
}

/** Finds the one that runs in a venue or a page within one, by name. */
export async function findRunningAt(
  db: Database,
  { placeId, locale }: { placeId: string; locale: Locale },
): Promise<Pick<LotteryView, 'activityId' | 'name'> | undefined> {
  const row = await db
    .selectFrom('lotteries')
    .innerJoin('activities', 'activities.id', 'lotteries.activity_id')
    .select(['lotteries.activity_id as activityId', 'words'])
    .where('place_id', '=', placeId)
    .where('status', '=', 'APPROVE')
    .executeTakeFirst();
  return row && { activityId: row.activityId, name: nameOf(row.words, locale) };
}

function nameOf(words: string, locale: Locale): string {
  const said = fromJson<Record<string, string>>(words);
  return said[locale] ?? said[defaultLocale] ?? '';
}

/** Finds the newest ones of all places. */
export async function findLotteries(
  { db, keys }: Reader,
  { locale }: { locale: Locale },
): Promise<LotteryView[]> {
  const rows = await selectLotteries(db).limit(most).execute();
  const taken = await findTaken(db, rows);
  return rows.map((row) => viewOf(row, { keys, locale, taken }));
}

async function findTaken(db: Database | Trx, rows: readonly Row[]): Promise<Taken[]> {
  const ids = rows.map(({ activityId }) => activityId);
  if (ids.length === 0) return [];
  return db
    .selectFrom('lottery_awards')
    .select(['activity_id as activityId', 'award_id as awardId', 'taken'])
    .where('activity_id', 'in', ids)
    .execute();
}

type Shown = { keys: Keys; locale: Locale; taken: readonly Taken[] };

function viewOf(
  { words, rule, seedSealed, ...row }: Row,
  { keys, locale, taken }: Shown,
): LotteryView {
  const { awards, ...frozen } = fromJson<LotteryRule>(rule);
  const takenOf = (id: number) =>
    taken.find(({ activityId, awardId }) => activityId === row.activityId && awardId === id)?.taken;
  const isOver = !mayTake('end', row.status);
  return {
    ...row,
    ...frozen,
    name: nameOf(words, locale),
    awards: awards.map((one, at) => awardViewOf(one, { at, locale, taken: takenOf(at + 1) ?? 0 })),
    seed: isOver ? keys.open(seedPlace, row.activityId, seedSealed) : null,
  };
}

type Placed = { at: number; locale: Locale; taken: number };

export function awardViewOf({ names, ...one }: Award, { at, locale, taken }: Placed): AwardView {
  const name = names[locale] ?? names[defaultLocale] ?? '';
  return { ...one, awardId: at + 1, name, left: one.stock === null ? null : one.stock - taken };
}
