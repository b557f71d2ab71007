import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Services } from '#src/server/services.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findReferredCase } from './find-referred-case.ts';
import { narrowCases } from './narrow-cases.ts';
import type { CaseSearch } from './read-case-search.ts';
import { selectDeskCases } from './select-desk-cases.ts';

const size = 20;

type Deps = Pick<Services, 'db' | 'keys' | 'config' | 'now'>;
type Asked = { search: CaseSearch; anchorId: string; locale: Locale };

/** Finds cases in every state that are what staff look for, the newest first. */
export async function findSearchedCases(
  services: Deps,
  { search, anchorId, locale }: Asked,
  now: number,
) {
  const { db } = services;
  const referred = search.words ? await findReferredCase(services, search.words) : undefined;
  const rows = await selectDeskCases(db, locale)
    .select(['cases.city', 'cases.target_in_fen', 'cases.published_at', shownFund.raised])
    .$call((cases) => narrowCases(services, cases, { search, referred }, now))
    .where((eb) => isBeyond(eb, ['cases.created_at', 'cases.id'], readAnchor(anchorId, 'ns')))
    .orderBy('cases.created_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, ({ createdAt, infoUuid }) => [createdAt, infoUuid]);
  const list = page.list.map((row) => ({
    ...row,
    phase: phaseOf(row, now),
    // Until the review passed it, a row has the least that its table takes.
    targetInFen: row.published_at === null ? null : row.target_in_fen,
  }));
  return { ...page, list, tradeNo: referred?.tradeNo };
}
