import { sql } from 'kysely';
import { caseStateColumns } from '#src/server/cases/case-state-columns.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import { phaseIs } from '#src/server/cases/lists/phase-is.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { bucketOfName } from '#src/server/raising/clones/case-prints.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { placesCalled } from '#src/texts/place-name.ts';
import { findReferredCase } from './find-referred-case.ts';
import type { CaseSearch } from './read-case-search.ts';

const size = 20;

type Deps = Pick<Services, 'db' | 'keys' | 'config' | 'now'>;
type Asked = { search: CaseSearch; anchorId: string; locale: Locale; staffUserId: string };

/**
 * Cases in every state that are what staff look for, the newest first. Whoever looks by a person
 * stands on the trail, which keeps no name and no number.
 */
export async function searchCases(
  services: Deps,
  { search, anchorId, locale, staffUserId }: Asked,
  now: number,
) {
  const { db } = services;
  const referred = search.words ? await findReferredCase(services, search.words) : undefined;
  const rows = await narrow(services, selectFound(db, locale), { search, referred }, now)
    .$call((cases) => after(cases, anchorId))
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, ({ createdAt, infoUuid }) => [createdAt, infoUuid]);
  const list = page.list.map((row) => ({ ...row, phase: phaseOf(row, now) }));
  const field = [...(search.name ? ['name'] : []), ...(search.phoneEnd ? ['mobile'] : [])];
  if (field.length > 0) {
    await inTransaction(db, (trx) =>
      recordAct(trx, {
        ...{ act: 'searchCases', staffUserId, now },
        detail: { field, casesFound: list.length },
      }),
    );
  }
  return { ...page, list, tradeNo: referred?.tradeNo };
}

type Selection = ReturnType<typeof selectFound>;

function selectFound(db: Database, locale: Locale) {
  return db
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .leftJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(caseStateColumns)
    .select(titleIn(locale).as('title'))
    .select([
      'cases.id as infoUuid',
      'cases.city',
      'cases.created_at as createdAt',
      'cases.target_in_fen as targetInFen',
      'case_funds.raised_in_fen as raisedInFen',
      'users.nickname as owner',
      'users.mobile_masked as ownerMobile',
    ])
    .orderBy('cases.created_at', 'desc')
    .orderBy('cases.id', 'desc');
}

function after(cases: Selection, anchorId: string): Selection {
  const anchor = readAnchor(anchorId, 'ns');
  if (!anchor) return cases;
  const [createdAt, id] = anchor as [number, string];
  return cases.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('cases.created_at', 'cases.id'), '<', tuple(createdAt, id)),
  );
}

type Narrowing = { search: CaseSearch; referred: { caseId: string } | undefined };

function narrow(
  { db, keys }: Deps,
  cases: Selection,
  { search, referred }: Narrowing,
  now: number,
): Selection {
  const { words, name = '', phoneEnd, city = '', phase, since, before } = search;
  const { amountInFen = 0, amountOf } = search;
  const isPaid = amountOf === 'withdrawal';
  const places = [city.replace(/市$/, ''), ...placesCalled(city)];
  return cases
    .$if(referred !== undefined, (found) => found.where('cases.id', '=', referred?.caseId ?? ''))
    .$if(words !== undefined && !referred, (found) =>
      found.where((eb) => eb.and(wordsOf(words ?? '').map(stands))),
    )
    .$if(name !== '', (found) =>
      found.where('cases.id', 'in', named(db, bucketOfName(keys, name), name)),
    )
    .$if(phoneEnd !== undefined, (found) =>
      found.where(sql<boolean>`substr(users.mobile_masked, 8) = ${phoneEnd}`),
    )
    .$if(city !== '', (found) =>
      found.where(
        'cases.city',
        'in',
        places.flatMap((place) => [place, `${place}市`]),
      ),
    )
    .$if(phase !== undefined, (found) => found.where((eb) => phaseIs(eb, phase ?? 'risk', now)))
    .$if(since !== undefined, (found) => found.where('cases.created_at', '>=', since ?? 0))
    .$if(before !== undefined, (found) => found.where('cases.created_at', '<', before ?? 0))
    .$if(amountInFen > 0 && !isPaid, (found) =>
      found.where('cases.target_in_fen', '=', amountInFen),
    )
    .$if(amountInFen > 0 && isPaid, (found) =>
      found.where('cases.id', 'in', (eb) =>
        eb.selectFrom('withdrawals').select('case_id').where('amount_in_fen', '=', amountInFen),
      ),
    );
}

/** Whose papers name somebody so, by a hash of the whole name, or who calls themselves so here. */
function named(db: Database, bucket: string, nickname: string) {
  return db
    .selectFrom('story_prints')
    .select('case_id')
    .where('kind', '=', 'name')
    .where('band', '=', 0)
    .where('bucket', '=', bucket)
    .unionAll(
      db
        .selectFrom('users')
        .innerJoin('cases as owned', 'owned.owner_user_id', 'users.id')
        .select('owned.id as case_id')
        .where('users.nickname', '=', nickname),
    );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).slice(0, 5);
}

/** Every word has to stand in the text that the public search reads too. */
function stands(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(cases.search_text like ${pattern} escape '\\'
    or lower(cases.title) like ${pattern} escape '\\')`;
}
