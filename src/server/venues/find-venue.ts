import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import type { VenueWords } from '#src/shared/venues/venue-fields.ts';
import type { VenueView } from '#src/shared/venues/venue-view.ts';

const most = 20;

/**
 * Selects venues as everyone may see them, each with what was given through it and not returned.
 */
function selectVenues(db: Database | Trx) {
  return db
    .selectFrom('activities')
    .innerJoin('venues', 'venues.activity_id', 'activities.id')
    .innerJoin('venue_sums', 'venue_sums.venue_id', 'activities.id')
    .select(['activities.id as activityId', 'words', 'sponsor', 'status'])
    .select('starts_at as startsAt')
    .select(['ends_at as endsAt', 'people', 'amount_in_fen as amountInFen', 'cases']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectVenues>['executeTakeFirstOrThrow']>>;

/** Picks them in the reader's language, or the first where a venue is older than that. */
export function wordsIn(words: string, locale: Locale): { name: string; intro: string } {
  const said = fromJson<Partial<VenueWords>>(words);
  return said[locale] ?? said[defaultLocale] ?? { name: '', intro: '' };
}

function viewOf({ words, ...row }: Row, locale: Locale): VenueView {
  const { name, intro } = wordsIn(words, locale);
  return { ...row, name, intro, venueId: row.activityId, sub: null };
}

type Asked = { venueId: string; locale: Locale };

/** Finds a venue, or a page within one with its own sums; undefined where there is none. */
export async function findVenue(
  db: Database | Trx,
  { venueId, locale }: Asked,
): Promise<VenueView | undefined> {
  const own = await selectVenues(db).where('activities.id', '=', venueId).executeTakeFirst();
  if (own) return viewOf(own, locale);
  const sub = await db
    .selectFrom('sub_venues')
    .innerJoin('venue_sums', 'venue_sums.venue_id', 'sub_venues.id')
    .select(['activity_id as activityId', 'name', 'people', 'amount_in_fen as amountInFen'])
    .select(['cases', 'created_by as createdBy'])
    .where('sub_venues.id', '=', venueId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!sub) return undefined;
  const { activityId, name, createdBy, ...sums } = sub;
  const venue = await selectVenues(db)
    .where('activities.id', '=', activityId)
    .executeTakeFirstOrThrow();
  return { ...viewOf(venue, locale), ...sums, venueId, sub: { name, createdBy } };
}

/** Those that run come first, the one that ends next in front; or the newest of all, for staff. */
export async function findVenues(
  db: Database,
  { locale, running }: { locale: Locale; running: boolean },
): Promise<VenueView[]> {
  const rows = await selectVenues(db)
    .$if(running, (venues) => venues.where('status', '=', 'APPROVE').orderBy('ends_at'))
    .$if(!running, (venues) => venues.orderBy('approved_at', 'desc'))
    .orderBy('activities.id')
    .limit(most)
    .execute();
  return rows.map((row) => viewOf(row, locale));
}
