import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor, writeAnchor } from '#src/server/platform/keyset.ts';
import type { CaseCard, CaseTab } from '#src/shared/cases/calls.ts';
import type { ThemeName } from '#src/shared/cases/themes.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { cardsOf } from './case-cards.ts';
import { type Position, segmentsOf } from './list-segments.ts';
import { findSearchFloor, searchSteps } from './search-floor.ts';
import { type CaseRow, selectCases } from './select-cases.ts';

export type CasesAsked = {
  tab: CaseTab;
  illness: string;
  city: string;
  keyword: string;
  anchorId: string;
  size: number;
  locale: Locale;
  /** Only those picked by staff, only the others in the day's turn, or only those of a theme. */
  only?: 'picked' | 'quiet' | { theme: ThemeName };
  /** How many cases one page of a search looks through, at first and in all. */
  searchSteps?: readonly number[];
};

/** `searchedUntil` when a search stopped at cases of that instant with older ones left to search. */
type CasesPage = {
  list: CaseCard[];
  hasNext: boolean;
  anchorId: string;
  searchedUntil?: number;
};

/**
 * A page of public cases. Recommended: those picked by staff, newest first, then every other case
 * in the day's turn; an anchor keeps the day it began with.
 */
export async function findCases(db: Database, asked: CasesAsked, now: number): Promise<CasesPage> {
  const [from = 0, day = Math.floor(now / dayMs), publishedAt, id] = (readAnchor(
    asked.anchorId,
    'nnns',
  ) ?? []) as [number?, number?, number?, string?];
  const after = publishedAt !== undefined && id !== undefined ? { publishedAt, id } : undefined;
  const reading = { now, from, day: Number(day), after };
  const { rows, until } = asked.keyword
    ? await readSearched(db, asked, reading)
    : { rows: await readStretches(db, asked, reading), until: undefined };
  const page = pageFrom(rows, asked.size, (row) => [row.segment, day, row.published_at, row.id]);
  const list = await cardsOf(db, { rows: page.list, locale: asked.locale }, now);
  if (page.hasNext || !until) return { ...page, list };
  const anchorId = writeAnchor([0, day, until.publishedAt, until.id]);
  return { list, hasNext: true, anchorId, searchedUntil: until.publishedAt };
}

type Reading = {
  now: number;
  until?: Position | undefined;
  from: number;
  day: number;
  after: Position | undefined;
};

async function readStretches(db: Database, asked: CasesAsked, reading: Reading) {
  const segments = segmentsOf(asked, reading.day);
  const rows: ({ segment: number } & CaseRow)[] = [];
  for (let at = reading.from; rows.length <= asked.size; at += 1) {
    const segment = segments[at];
    if (!segment) break;
    const after = at === reading.from ? reading.after : undefined;
    const { now, until } = reading;
    const more = await segment(selectCases(db, { ...asked, until }, now), after)
      .limit(asked.size + 1 - rows.length)
      .execute();
    rows.push(...more.map((row) => ({ ...row, segment: at })));
  }
  return rows;
}

/** Looks through a few cases first, then, where they do not fill the page, up to the bound. */
async function readSearched(db: Database, asked: CasesAsked, reading: Reading) {
  let rows: Awaited<ReturnType<typeof readStretches>> = [];
  let until: Position | undefined;
  for (const count of asked.searchSteps ?? searchSteps) {
    until = await findSearchFloor(db, { tab: asked.tab, after: reading.after, count });
    rows = await readStretches(db, asked, { ...reading, until });
    if (rows.length > asked.size || !until) break;
  }
  return { rows, until };
}
