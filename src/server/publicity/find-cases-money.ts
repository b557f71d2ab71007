import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import type { Database } from '#src/server/db/database.ts';
import type { MoneyOfCase } from '#src/shared/cases/case-detail.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Found = { infoUuid: string; title: string; risky: boolean };
type CaseMoney = Found & { money: MoneyOfCase };

/** So many of those that raise and of those that ended are shown. */
export const shownOfEach = 5;

/**
 * Finds the newest public cases a word stands in, or the one of this number, each with where its
 * money is; and whether more would be found.
 */
export async function findCasesMoney(
  db: Database,
  { keyword, locale }: { keyword: string; locale: Locale },
  now: number,
): Promise<{ list: CaseMoney[]; hasMore: boolean }> {
  const numbered = await findCaseSummary(db, { caseId: caseNumberOf(keyword) }, now);
  if (numbered) {
    const { infoUuid, title, state } = numbered;
    const risky = state.displayStatus === displayStatuses.atRisk;
    return { list: await withMoney(db, [{ infoUuid, title, risky }]), hasMore: false };
  }
  const asked = { illness: '', city: '', keyword, anchorId: '', size: shownOfEach, locale };
  const raising = await findCases(db, { ...asked, tab: 'newest' }, now);
  const ended = await findCases(db, { ...asked, tab: 'ended' }, now);
  const list = await withMoney(db, [...raising.list, ...ended.list]);
  return { list, hasMore: raising.hasNext || ended.hasNext };
}

/** Answers spreadsheets are given a number that begins with a sign behind an apostrophe. */
const caseNumberOf = (keyword: string) => keyword.replace(/^'/, '');

async function withMoney(db: Database, cases: readonly Found[]): Promise<CaseMoney[]> {
  const found: CaseMoney[] = [];
  for (const { infoUuid, title, risky } of cases) {
    found.push({ infoUuid, title, risky, money: await findMoneyOfCase(db, infoUuid) });
  }
  return found;
}
