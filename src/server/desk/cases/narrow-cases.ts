import { type SelectQueryBuilder, sql } from 'kysely';
import { phaseIs } from '#src/server/cases/lists/phase-is.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { bucketOfName } from '#src/server/raising/clones/case-prints.ts';
import { namesOfCity } from '#src/texts/place-name.ts';
import type { CaseSearch } from './read-case-search.ts';

type Narrowing = { search: CaseSearch; referred: { caseId: string } | undefined };

/**
 * Narrows by what is asked of a search, as conditions of which each is found by an index of its
 * own.
 */
export function narrowCases<Row>(
  { db, keys }: { db: Database; keys: Keys },
  cases: SelectQueryBuilder<Schema, 'cases', Row>,
  { search, referred }: Narrowing,
  now: number,
): SelectQueryBuilder<Schema, 'cases', Row> {
  const { words, name = '', phoneEnd, city = '', phase, since, before } = search;
  const { amountInFen = 0, amountOf } = search;
  const isPaid = amountOf === 'withdrawal';
  return cases
    .$if(referred !== undefined, (found) => found.where('cases.id', '=', referred?.caseId ?? ''))
    .$if(words !== undefined && !referred, (found) =>
      found.where((eb) => eb.and(wordsOf(words ?? '').map(stands))),
    )
    .$if(name !== '', (found) =>
      found.where('cases.id', 'in', named(db, bucketOfName(keys, name), name)),
    )
    .$if(phoneEnd !== undefined, (found) =>
      found.where('cases.owner_user_id', 'in', calledFrom(db, phoneEnd ?? '')),
    )
    .$if(city !== '', (found) => found.where('cases.city', 'in', namesOfCity(city)))
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

/**
 * Finds those whose papers name somebody so, by a hash of the whole name, or who call themselves so
 * here.
 */
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

function calledFrom(db: Database, phoneEnd: string) {
  return db
    .selectFrom('users as called')
    .select('called.id')
    .where('called.mobile_masked', 'is not', null)
    .where(sql<boolean>`substr(called.mobile_masked, 8) = ${phoneEnd}`);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).slice(0, 5);
}

/** Every word has to stand in the text that the public search reads too. */
function stands(term: string) {
  const pattern = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(cases.search_text like ${pattern} escape '\\'
    or lower(cases.title) like ${pattern} escape '\\')`;
}
