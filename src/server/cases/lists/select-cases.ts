import { sql } from 'kysely';
import { finishReason } from '#src/server/cases/finish-reason.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CaseTab } from '#src/shared/cases/calls.ts';
import { type CaseStatus, displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { CasesAsked } from './find-cases.ts';
import type { Position } from './list-segments.ts';

export type CaseSelection = ReturnType<typeof selectCases>;
export type CaseRow = Awaited<ReturnType<CaseSelection['execute']>>[number];

type Filters = Pick<CasesAsked, 'tab' | 'illness' | 'city' | 'keyword'> & {
  until?: Position | undefined;
};

/** What a card of a case is made of. */
export function selectCards(db: Database) {
  return db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(['cases.id', 'case_type', 'title', 'illness', 'illness_key', 'city', 'picked'])
    .select(['status', 'display_status', 'end_reason', 'finish_text', 'ends_at', 'mourning_at'])
    .select(['platform_finish_reason', 'target_in_fen', 'raised_in_fen', 'donation_count'])
    .select((eb) => eb.ref('published_at').$notNull().as('published_at'))
    .select((eb) => finishReason(eb).as('finish_reason'));
}

/** Public cases of a tab that fit the filters, not yet ordered. Doubted ones are never listed. */
export function selectCases(
  db: Database,
  { tab, illness, city, keyword, until }: Filters,
  now: number,
) {
  return selectCards(db)
    .where('published_at', 'is not', null)
    .where('display_status', '<>', displayStatuses.atRisk)
    .where('status', '=', statusOfTab(tab))
    .$if(until !== undefined, (cases) =>
      cases.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('published_at', 'cases.id'),
          '>=',
          tuple(until?.publishedAt ?? 0, until?.id ?? ''),
        ),
      ),
    )
    .$if(tab !== 'ended', (cases) =>
      cases.where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])),
    )
    .$if(tab === 'nearlyThere', (cases) => cases.where('nearly_there', '=', 1))
    .$if(illness !== '', (cases) => cases.where('illness_key', '=', illness))
    .$if(city !== '', (cases) => cases.where('city', '=', city))
    .$if(keyword !== '', (cases) => cases.where((eb) => eb.and(patternsOf(keyword).map(contains))));
}

export function statusOfTab(tab: CaseTab): CaseStatus {
  return tab === 'ended' ? 'FINISHED' : 'CROWDFUNDING_STATED';
}

const contains = (pattern: string) => sql<boolean>`search_text like ${pattern} escape '!'`;

const maxWords = 5;

/** Every word must stand somewhere; LIKE finds the two-character words a full-text index misses. */
function patternsOf(keyword: string): string[] {
  const found = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  return found.map((word) => `%${word.replaceAll(/[!%_]/g, '!$&')}%`);
}
