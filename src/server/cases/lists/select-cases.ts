import { type ExpressionBuilder, sql } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import { finishReason } from '#src/server/cases/finish-reason.ts';
import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { CaseTab } from '#src/shared/cases/calls.ts';
import { type CaseStatus, displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { CasesAsked, Position } from './cases-asked.ts';
import { type SearchTerm, searchTerms } from './search-terms.ts';

export type CaseSelection = ReturnType<typeof selectCases>;
export type CaseRow = Awaited<ReturnType<CaseSelection['execute']>>[number];

type Filters = Pick<CasesAsked, 'tab' | 'illness' | 'city' | 'keyword' | 'locale'> & {
  until?: Position | undefined;
};

/** Selects what a card of a case is made of. */
export function selectCards(db: Database, locale: Locale) {
  return db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(['cases.id', 'case_type', 'illness', 'illness_key', 'city', 'picked'])
    .select(titleIn(locale).as('title'))
    .select([
      'status',
      'display_status',
      'end_reason',
      'finish_text',
      'ends_at',
      'mourning_at',
      'filled_at',
      'put_away_at',
    ])
    .select(['platform_finish_reason', 'target_in_fen'])
    .select([shownFund.raised, shownFund.gifts, shownFund.matched])
    .select(['quiet_since_day', 'unhelped'])
    .select((eb) => eb.ref('published_at').$notNull().as('published_at'))
    .select((eb) => finishReason(eb).as('finish_reason'));
}

/**
 * Selects public cases of a tab that fit the filters, not yet ordered. Doubted ones are never
 * listed, nor those that a family shows by link alone.
 */
export function selectCases(
  db: Database,
  { tab, illness, city, keyword, locale, until }: Filters,
  now: number,
) {
  return (
    selectCards(db, locale)
      .where('published_at', 'is not', null)
      .where('display_status', '<>', displayStatuses.atRisk)
      .where('audience', '=', 'public')
      .where('status', '=', statusOfTab(tab))
      .$if(until !== undefined, (cases) =>
        cases.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('published_at', 'cases.id'), '>=', tuple(until?.at ?? 0, until?.id ?? '')),
        ),
      )
      .$if(tab === 'ended', (cases) => cases.where('put_away_at', 'is', null))
      .$if(tab !== 'ended', (cases) =>
        cases.where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])),
      )
      .$if(tab === 'nearlyThere', (cases) => cases.where('nearly_there', '=', 1))
      // Who has all that was asked for is not put before others; the newest and a search show them.
      .$if(tab === 'recommended' && keyword === '', (cases) => cases.where('filled_at', 'is', null))
      .$if(tab === 'notYetHelped', (cases) =>
        cases.where('unhelped', '=', 1).where('filled_at', 'is', null),
      )
      .$if(illness !== '', (cases) => cases.where('illness_key', '=', illness))
      .$if(city !== '', (cases) => cases.where('city', '=', city))
      .$if(keyword !== '', (cases) =>
        cases.where((eb) => eb.and(searchTerms(keyword).map((term) => isMeant(eb, term)))),
      )
  );
}

export function statusOfTab(tab: CaseTab): CaseStatus {
  return tab === 'ended' ? 'FINISHED' : 'CROWDFUNDING_STATED';
}

type Eb = ExpressionBuilder<Schema, 'cases'>;

function isMeant(eb: Eb, { words, illnesses }: SearchTerm) {
  const stands = words.map(contains);
  return eb.or(illnesses.length > 0 ? [...stands, eb('illness_key', 'in', illnesses)] : stands);
}

/** LIKE finds the two-character words that a full-text index misses. */
function contains(words: string) {
  const pattern = `%${words.replaceAll(/[!%_]/g, '!$&')}%`;
  return sql<boolean>`search_text like ${pattern} escape '!'`;
}
