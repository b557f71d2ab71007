import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { idOfNumber, signedCode, signedNumber } from '#src/server/papers/signed-number.ts';
import { isSame } from '#src/server/platform/is-same.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Services } from '#src/server/services.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { PennantSide, PennantView } from '#src/shared/papers/pennants/pennant-view.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import type { VenueWords } from '#src/shared/venues/venue-fields.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

type Reader = { db: Database | Trx; keys: Services['keys'] };
type Asked = { userId: string; side: PennantSide; locale: Locale };

/**
 * Finds what of one's own nobody took down, newest first; void ones too, so that nothing just
 * vanishes.
 */
export async function findPennants(
  reader: Reader,
  { anchorId, size, ...asked }: Asked & { anchorId: string; size: number },
) {
  const anchor = readAnchor(anchorId, 'ns') as [number, string] | undefined;
  const rows = await selectPennants(reader.db, asked.locale)
    .where(asked.side === 'received' ? 'to_user_id' : 'from_user_id', '=', asked.userId)
    .where('pennants.hidden_at', 'is', null)
    .$if(anchor !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => {
        const [at, id] = anchor as [number, string];
        return eb(refTuple('pennants.created_at', 'pennants.id'), '<', tuple(at, id));
      }),
    )
    .orderBy('pennants.created_at', 'desc')
    .orderBy('pennants.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.createdAt, row.id]);
  return { ...page, list: page.list.map((row) => viewOf(reader, row, asked.locale)) };
}

/** Finds one that the viewer received or gave; another's is as good as absent. */
export async function findPennant(
  reader: Reader,
  { pennantId, userId, side, locale }: Asked & { pennantId: string },
): Promise<PennantView | undefined> {
  const row = await selectPennants(reader.db, locale)
    .where('pennants.id', '=', pennantId)
    .where(side === 'received' ? 'to_user_id' : 'from_user_id', '=', userId)
    .executeTakeFirst();
  return row && viewOf(reader, row, locale);
}

/** Finds the viewer's pennant of a venue. */
export async function findVisitPennant(
  reader: Reader,
  { activityId, userId, locale }: { activityId: string; userId: string; locale: Locale },
): Promise<PennantView | undefined> {
  const row = await selectPennants(reader.db, locale)
    .where('pennants.activity_id', '=', activityId)
    .where('to_user_id', '=', userId)
    .executeTakeFirst();
  return row && viewOf(reader, row, locale);
}

/**
 * Answers what anyone who was shown one may compare it with: no words, and of the name one letter.
 */
export async function checkPennant(
  reader: Reader,
  { number, code, locale }: { number: string; code: string; locale: Locale },
) {
  const id = idOfNumber('pennant', number);
  if (!id || !isSame(code, signedCode(reader.keys, { kind: 'pennant', id }))) return undefined;
  const row = await selectPennants(reader.db, locale)
    .where('pennants.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { state, toName, createdAt } = viewOf(reader, row, locale);
  const told = { number, state, createdAt, title: maskedName(toName), amountInFen: null };
  return { ...told, kind: 'pennant' as const };
}

function selectPennants(db: Database | Trx, locale: Locale) {
  return db
    .selectFrom('pennants')
    .leftJoin('cases', 'cases.id', 'pennants.case_id')
    .leftJoin('users as givers', 'givers.id', 'pennants.from_user_id')
    .leftJoin('venues', 'venues.activity_id', 'pennants.activity_id')
    .select(['pennants.id', 'pennants.kind', 'pennants.words', 'pennants.to_name as toName'])
    .select(['pennants.case_id as infoUuid', 'pennants.activity_id as activityId'])
    .select(['pennants.created_at as createdAt', 'pennants.hidden_at as hiddenAt'])
    .select(['givers.nickname as fromName', 'venues.words as venueWords'])
    .select(titleIn(locale).as('caseTitle'))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('donations')
            .select('donations.id')
            .whereRef('donations.case_id', '=', 'pennants.case_id')
            .whereRef('donations.user_id', '=', 'pennants.to_user_id')
            .where('donations.status', '=', 'PAID'),
        )
        .as('gives'),
      eb
        .exists(
          eb
            .selectFrom('verifications')
            .select('verifications.id')
            .whereRef('verifications.case_id', '=', 'pennants.case_id')
            .whereRef('verifications.user_id', '=', 'pennants.to_user_id')
            .where('verifications.hidden_at', 'is', null)
            .where('verifications.withdrawn_at', 'is', null),
        )
        .as('verifies'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPennants>['executeTakeFirstOrThrow']>>;

function viewOf({ keys }: Pick<Reader, 'keys'>, row: Row, locale: Locale): PennantView {
  const { id, kind, words, infoUuid, activityId, createdAt } = row;
  const nameOf = (name: string) => shortNickname(name, locale);
  // A gift that goes back, or a verification that fell, takes its thanks along.
  const fell = (kind === 'gave' && !row.gives) || (kind === 'verified' && !row.verifies);
  const said = row.venueWords && fromJson<Partial<VenueWords>>(row.venueWords);
  return {
    ...{ pennantId: id, kind, words, infoUuid, activityId, createdAt },
    fromName: kind === 'visit' ? null : nameOf(row.fromName ?? ''),
    toName: nameOf(row.toName),
    caseTitle: infoUuid && row.caseTitle,
    venueName: said ? ((said[locale] ?? said[defaultLocale])?.name ?? null) : null,
    number: signedNumber('pennant', id),
    checkCode: signedCode(keys, { kind: 'pennant', id }),
    state: row.hiddenAt !== null || fell ? 'void' : 'live',
  };
}
