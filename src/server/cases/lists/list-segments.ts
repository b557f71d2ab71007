import { isBeyond } from '#src/server/platform/keyset.ts';
import { type ThemeName, themes } from '#src/shared/cases/themes.ts';
import type { CasesAsked, Position } from './cases-asked.ts';
import type { CaseRow, CaseSelection } from './select-cases.ts';

/** This is one segment of a list: which cases, in which order from where, and what orders them. */
type Segment = {
  read: (cases: CaseSelection, after: Position | undefined) => CaseSelection;
  orderedBy: (row: CaseRow) => number;
};

/** A list is its segments one after the other; each is read along an index. */
export function segmentsOf({ tab, keyword, only }: CasesAsked): readonly Segment[] {
  if (only === 'picked') return [newestOf((cases) => cases.where('picked', '=', 1))];
  if (only !== undefined) return segmentsOfTheme(only.theme);
  const byRule = tab === 'recommended' || tab === 'notYetHelped';
  // What people search for comes newest first, under whichever tab.
  return byRule && keyword === '' ? quietestFirst : [newestOf((cases) => cases)];
}

function newestOf(some: (cases: CaseSelection) => CaseSelection): Segment {
  return {
    read: (cases, after) =>
      some(cases)
        .where((eb) => isBeyond(eb, ['published_at', 'cases.id'], after && [after.at, after.id]))
        .orderBy('published_at', 'desc')
        .orderBy('cases.id', 'desc'),
    orderedBy: (row) => row.published_at,
  };
}

/**
 * First come those whose need was seen on paper, then the others; those quiet for longest first in
 * either.
 */
const quietestFirst = ([1, 0] as const).map(
  (needSeen): Segment => ({
    read: (cases, after) =>
      cases
        .where('need_seen', '=', needSeen)
        .where((eb) =>
          isBeyond(eb, ['quiet_since_day', 'cases.id'], after && [after.at, after.id], '>'),
        )
        .orderBy('quiet_since_day')
        .orderBy('cases.id'),
    orderedBy: (row) => row.quiet_since_day,
  }),
);

function segmentsOfTheme(name: ThemeName): readonly Segment[] {
  const theme = themes[name];
  if ('caseType' in theme) {
    return [newestOf((cases) => cases.where('case_type', '=', theme.caseType))];
  }
  return theme.illnesses.map((illness) =>
    newestOf((cases) => cases.where('illness_key', '=', illness)),
  );
}
