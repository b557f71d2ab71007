import type { Updateable } from 'kysely';
import { findTellings } from '#src/server/cases/find-tellings.ts';
import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { CaseLabel } from '#src/shared/raiser/case-labels.ts';
import { type Searched, searchTextOf } from './add-case.ts';
import { type FillOfCase, fillColumns } from './fill-columns.ts';
import { noPages, type PagesToPurge, pagesOfCase } from './pages-of-case.ts';

/** This is what readers see of a case, once staff passed it; how it stands is none of it. */
export type CaseWords = Updateable<
  Omit<
    CasesTable,
    | 'id'
    | 'status'
    | 'display_status'
    | 'end_reason'
    | 'finished_at'
    | 'published_at'
    | 'ends_at'
    | 'mourning_at'
    | 'patient_index'
    | 'nearly_there'
    | 'filled_at'
    | 'need_seen'
    | 'quiet_since_day'
    | 'unhelped'
    | 'search_text'
  >
>;

type Described = {
  caseId: string;
  words: CaseWords;
  searched: Searched;
  /** It is as it will be with these words. */
  fill: Omit<FillOfCase, 'raisedInFen'>;
};

/** Writes what passed and what follows from it: words to search by, and how near the target is. */
export async function describeCase(
  trx: Trx,
  { caseId, words, searched, fill }: Described,
  now: number,
): Promise<PagesToPurge> {
  const { raisedInFen } = await trx
    .selectFrom('case_funds')
    .select(shownFund.raised)
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const tellings = await findTellings(trx, caseId);
  await trx
    .updateTable('cases')
    .set({
      ...words,
      search_text: searchTextOf(searched, tellings),
      ...fillColumns({ ...fill, raisedInFen }, now),
    })
    .where('id', '=', caseId)
    .execute();
  return pagesOfCase(caseId);
}

/** Until it is public, a case is called as its family calls it now: in notices and at the desk. */
export async function nameDraft(
  trx: Trx,
  { caseId, title }: { caseId: string; title: string },
): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({ title })
    .where('id', '=', caseId)
    .where('published_at', 'is', null)
    .execute();
  return noPages;
}

export async function setLabels(
  trx: Trx,
  { caseId, labels }: { caseId: string; labels: readonly CaseLabel[] },
): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({ labels: toJson(labels) })
    .where('id', '=', caseId)
    .execute();
  return [tagOfCase(caseId)];
}

/** Staff put it on the page of picked cases, or take it off. */
export async function setPicked(
  trx: Trx,
  { caseId, isPicked }: { caseId: string; isPicked: boolean },
): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({ picked: isPicked ? 1 : 0 })
    .where('id', '=', caseId)
    .execute();
  return pagesOfCase(caseId);
}
