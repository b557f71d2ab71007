import { findCases } from '#src/server/cases/find-cases.ts';
import { findMoneyOfCase } from '#src/server/cases/find-money-of-case.ts';
import type { Database } from '#src/server/db/database.ts';
import type { MoneyOfCase } from '#src/shared/cases/case-detail.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

export type CaseMoney = { infoUuid: string; title: string; risky: boolean; money: MoneyOfCase };

const shownOfEach = 5;

/** The newest public cases a word stands in, raising or ended, each with where its money is. */
export async function findCasesMoney(
  db: Database,
  { keyword, locale }: { keyword: string; locale: Locale },
  now: number,
): Promise<CaseMoney[]> {
  const asked = { illness: '', city: '', keyword, anchorId: '', size: shownOfEach, locale };
  const raising = await findCases(db, { ...asked, tab: 'newest' }, now);
  const ended = await findCases(db, { ...asked, tab: 'ended' }, now);
  const found: CaseMoney[] = [];
  for (const { infoUuid, title, risky } of [...raising.list, ...ended.list]) {
    found.push({ infoUuid, title, risky, money: await findMoneyOfCase(db, infoUuid) });
  }
  return found;
}
