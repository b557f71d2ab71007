import type { CaseTab } from '#src/shared/cases/calls.ts';
import type { ThemeName } from '#src/shared/cases/themes.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

export type CasesAsked = {
  tab: CaseTab;
  illness: string;
  city: string;
  keyword: string;
  anchorId: string;
  size: number;
  locale: Locale;
  /** It keeps only those picked by staff, or only those of a theme. */
  only?: 'picked' | { theme: ThemeName };
  /** This is how many cases one page of a search looks through, at first and in all. */
  searchSteps?: readonly number[];
};

/** This is the last case of a page: what its list is ordered by, then its id. */
export type Position = { at: number; id: string };
