import { sha256 } from '#src/server/platform/keys.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';
import { type ThemeName, themes } from '#src/shared/cases/themes.ts';
import type { CasesAsked } from './find-cases.ts';
import type { CaseSelection } from './select-cases.ts';

export type Position = { publishedAt: number; id: string };
/** One segment of a list: which cases, and in which order from where. */
type Segment = (cases: CaseSelection, after: Position | undefined) => CaseSelection;

/** A list is its segments one after the other; each is read along an index. */
export function segmentsOf(asked: CasesAsked, day: number): readonly Segment[] {
  const { tab, keyword, only } = asked;
  if (only === 'picked') return [pickedOnes];
  if (only === 'quiet') return turnOf(day);
  if (only !== undefined) return segmentsOfTheme(only.theme);
  // What people search for comes newest first, under whichever tab.
  if (tab !== 'recommended' || keyword !== '') return [newestFirst];
  return [pickedOnes, ...turnOf(day)];
}

const newestFirst: Segment = (cases, after) =>
  cases
    .where((eb) =>
      isBeyond(eb, ['published_at', 'cases.id'], after && [after.publishedAt, after.id]),
    )
    .orderBy('published_at', 'desc')
    .orderBy('cases.id', 'desc');

const pickedOnes: Segment = (cases, after) => newestFirst(cases.where('picked', '=', 1), after);

const byTurn: Segment = (cases, after) => {
  const ordered = cases.where('picked', '=', 0).orderBy('cases.id');
  return after ? ordered.where('cases.id', '>', after.id) : ordered;
};

/**
 * All cases that are not picked, in the order of their random ids, from a point that moves each
 * day, so that quiet cases get their turn on top as often as loud ones.
 */
function turnOf(day: number): readonly Segment[] {
  const start = sha256(`turn ${day}`).slice(0, 22);
  return [
    (cases, after) => byTurn(cases, after).where('cases.id', '>', start),
    (cases, after) => byTurn(cases, after).where('cases.id', '<=', start),
  ];
}

function segmentsOfTheme(name: ThemeName): readonly Segment[] {
  const theme = themes[name];
  if ('caseType' in theme) {
    return [(cases, after) => newestFirst(cases.where('case_type', '=', theme.caseType), after)];
  }
  return theme.illnesses.map(
    (illness): Segment =>
      (cases, after) =>
        newestFirst(cases.where('illness_key', '=', illness), after),
  );
}
