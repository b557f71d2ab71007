import type { Database } from '#src/server/db/database.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { CaseCard, CaseTab } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { cardsOf } from './case-cards.ts';
import { type CaseSelection, selectCases } from './select-cases.ts';

export type CasesAsked = {
  tab: CaseTab;
  illness: string;
  city: string;
  keyword: string;
  anchorId: string;
  size: number;
  locale: Locale;
};

type Position = { publishedAt: number; id: string };
/** One stretch of a list: which cases, and in which order from where. */
type Stretch = (cases: CaseSelection, after: Position | undefined) => CaseSelection;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A page of public cases. Recommended: those picked by staff, newest first, then every other case
 * in the order of its random id from a point that moves each day, so that quiet cases get their
 * turn on top as often as loud ones. An anchor keeps the day it began with. Nearly there: among
 * the newest open cases only, so that a page never has to read them all.
 */
export async function findCases(db: Database, asked: CasesAsked, now: number) {
  const [from = 0, day = Math.floor(now / dayMs), publishedAt, id] = (readAnchor(
    asked.anchorId,
    'nnns',
  ) ?? []) as [number?, number?, number?, string?];
  const stretches = stretchesOf(asked, Number(day));
  const since = asked.tab === 'nearlyThere' ? await findNearlyThereSince(db) : 0;
  const rows: ({ stretch: number } & Awaited<ReturnType<CaseSelection['execute']>>[number])[] = [];
  for (let at = from; rows.length <= asked.size; at += 1) {
    const stretch = stretches[at];
    if (!stretch) break;
    const continues = at === from && publishedAt !== undefined && id !== undefined;
    const after = continues ? { publishedAt, id } : undefined;
    const more = await stretch(selectCases(db, asked, { now, since }), after)
      .limit(asked.size + 1 - rows.length)
      .execute();
    rows.push(...more.map((row) => ({ ...row, stretch: at })));
  }
  const page = pageFrom(rows, asked.size, (row) => [row.stretch, day, row.published_at, row.id]);
  const list: CaseCard[] = await cardsOf(db, page.list, { locale: asked.locale, now });
  return { ...page, list };
}

/** What people search for comes newest first, under whichever tab. */
function stretchesOf({ tab, keyword }: CasesAsked, day: number): readonly Stretch[] {
  if (tab !== 'recommended' || keyword !== '') return [newestFirst];
  const start = sha256(`turn ${day}`).slice(0, 22);
  return [
    (cases, after) => newestFirst(cases.where('picked', '=', 1), after),
    (cases, after) => byTurn(cases, after).where('cases.id', '>', start),
    (cases, after) => byTurn(cases, after).where('cases.id', '<=', start),
  ];
}

const nearlyThereAmong = 2000;

async function findNearlyThereSince(db: Database): Promise<number> {
  const row = await db
    .selectFrom('cases')
    .select('published_at')
    .where('status', '=', 'CROWDFUNDING_STATED')
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(nearlyThereAmong)
    .limit(1)
    .executeTakeFirst();
  return row?.published_at ?? 0;
}

const newestFirst: Stretch = (cases, after) => {
  const ordered = cases.orderBy('published_at', 'desc').orderBy('cases.id', 'desc');
  if (!after) return ordered;
  return ordered.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('published_at', 'cases.id'), '<', tuple(after.publishedAt, after.id)),
  );
};

const byTurn: Stretch = (cases, after) => {
  const ordered = cases.where('picked', '=', 0).orderBy('cases.id');
  return after ? ordered.where('cases.id', '>', after.id) : ordered;
};
