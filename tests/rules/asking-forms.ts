import type { RouteName } from '#src/shared/routes.ts';

/**
 * These forms only ask, each file with the pages and calls its forms lead to. They need no island:
 * what they send stands in the address, so they change nothing, and Back and a link lead there as
 * well.
 */
export const askingForms: Readonly<
  Record<string, { pages?: readonly RouteName[]; calls?: readonly string[] }>
> = {
  'src/components/cases/lists/CaseSearch.astro': { pages: ['commonList'] },
  'src/components/cases/lists/ListFilters.astro': { pages: ['commonList'] },
  'src/components/papers/statements/SpanForm.astro': {
    pages: ['caseStatement'],
    calls: ['/api/desk/case-statement', '/api/desk/decisions'],
  },
  'src/components/review/case-file/CaseSearch.astro': { pages: ['deskSearch'] },
  'src/components/review/figures/TableDownload.astro': {
    calls: ['/api/desk/channels', '/api/desk/figures'],
  },
  'src/pages/cf/check-link.astro': { pages: ['checkLink'] },
  'src/pages/cf/check-paper.astro': { pages: ['checkPaper'] },
  'src/pages/cf/publicity-page.astro': { pages: ['publicityPage'] },
  'src/pages/desk/audit.astro': { pages: ['deskAudit'] },
  'src/pages/desk/channels.astro': { pages: ['deskChannels'] },
  'src/pages/desk/figures.astro': { pages: ['deskFigures'] },
  'src/pages/desk/index.astro': { calls: ['/api/desk/report'] },
};
