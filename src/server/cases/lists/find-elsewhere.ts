import type { Database } from '#src/server/db/database.ts';
import { type CaseTab, caseTabs } from '#src/shared/cases/calls.ts';
import { casesPerPage } from '#src/shared/cases/list-view.ts';
import type { CasesAsked } from './cases-asked.ts';
import { findCases } from './find-cases.ts';

/** This tab has what another one lacks; `isMore` says that it fills more than a page. */
type Elsewhere = { tab: CaseTab; count: number; isMore: boolean };

type Asked = Omit<CasesAsked, 'anchorId' | 'size'>;

/** These two hold every public case; the other tabs are parts of the newest. */
const wholeTabs = ['newest', 'ended'] as const satisfies readonly CaseTab[];

/** Finds for an empty view where the same words and filters find some, in the order of tabs. */
export async function findElsewhere(db: Database, asked: Asked, now: number): Promise<Elsewhere[]> {
  const others = caseTabs.filter((tab) => tab !== asked.tab && isWhole(tab));
  const pages = await Promise.all(
    others.map((tab) => findCases(db, { ...asked, tab, anchorId: '', size: casesPerPage }, now)),
  );
  return others.flatMap((tab, at) => {
    const { list = [], hasNext: isMore = false } = pages[at] ?? {};
    return list.length > 0 ? [{ tab, count: list.length, isMore }] : [];
  });
}

function isWhole(tab: CaseTab): boolean {
  return wholeTabs.some((whole) => whole === tab);
}
