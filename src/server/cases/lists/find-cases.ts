import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor, writeAnchor } from '#src/server/platform/keyset.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { cardsOf } from './case-cards.ts';
import type { CasesAsked, Position } from './cases-asked.ts';
import { segmentsOf } from './list-segments.ts';
import { findSearchFloor, searchSteps } from './search-floor.ts';
import { type CaseRow, selectCases } from './select-cases.ts';

/**
 * It has `searchedUntil` when a search stopped at cases of that instant with older ones left to
 * search.
 */
type CasesPage = {
  list: CaseCard[];
  hasNext: boolean;
  anchorId: string;
  searchedUntil?: number;
};

/** These are the types of an anchor: segment, what the segment is ordered by, id. */
export const anchorOfCases = 'nns';

/** Finds a page of public cases, in the order that the list's own page prints (`orderCases`). */
export async function findCases(db: Database, asked: CasesAsked, now: number): Promise<CasesPage> {
  const [from = 0, at, id] = (readAnchor(asked.anchorId, anchorOfCases) ?? []) as [
    number?,
    number?,
    string?,
  ];
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const reading = { now, from, after };
  const { rows, until } = asked.keyword
    ? await readSearched(db, asked, reading)
    : { rows: await readSegments(db, asked, reading), until: undefined };
  const page = pageFrom(rows, asked.size, (row) => [row.segment, row.orderedBy, row.id]);
  const list = await cardsOf(db, { rows: page.list, locale: asked.locale }, now);
  if (page.hasNext || !until) return { ...page, list };
  const anchorId = writeAnchor([0, until.at, until.id]);
  return { list, hasNext: true, anchorId, searchedUntil: until.at };
}

type Reading = {
  now: number;
  until?: Position | undefined;
  from: number;
  after: Position | undefined;
};

async function readSegments(db: Database, asked: CasesAsked, reading: Reading) {
  const segments = segmentsOf(asked);
  const rows: ({ segment: number; orderedBy: number } & CaseRow)[] = [];
  for (let at = reading.from; rows.length <= asked.size; at += 1) {
    const segment = segments[at];
    if (!segment) break;
    const after = at === reading.from ? reading.after : undefined;
    const { now, until } = reading;
    const more = await segment
      .read(selectCases(db, { ...asked, until }, now), after)
      .limit(asked.size + 1 - rows.length)
      .execute();
    rows.push(...more.map((row) => ({ ...row, segment: at, orderedBy: segment.orderedBy(row) })));
  }
  return rows;
}

/** Looks through a few cases first, then, where they do not fill the page, up to the bound. */
async function readSearched(db: Database, asked: CasesAsked, reading: Reading) {
  let rows: Awaited<ReturnType<typeof readSegments>> = [];
  let until: Position | undefined;
  for (const count of asked.searchSteps ?? searchSteps) {
    until = await findSearchFloor(db, { tab: asked.tab, after: reading.after, count });
    rows = await readSegments(db, asked, { ...reading, until });
    if (rows.length > asked.size || !until) break;
  }
  return { rows, until };
}
