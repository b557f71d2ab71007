import { setLabels } from '#src/server/cases/transitions/describe-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type CaseLabel, labelChoices } from '#src/shared/raiser/case-labels.ts';

/** Labels come from the list of the case's illness; one that it carries may stay. */
export async function manageLabels(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { caseId, labels }: { caseId: string; labels: readonly CaseLabel[] },
): Promise<CaseLabel[]> {
  const kept = await inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('cases')
      .select(['labels', 'illness_key'])
      .where('id', '=', caseId)
      .executeTakeFirst();
    if (!row) throw new Problem('notFound');
    const choices = labelChoices(row.illness_key, fromJson<CaseLabel[]>(row.labels));
    if (labels.some((label) => !choices.includes(label)))
      throw new Problem('inputInvalid', { fields: { labels: 'unknown' } });
    const ordered = choices.filter((label) => labels.includes(label));
    return { ordered, pages: await setLabels(trx, { caseId, labels: ordered }) };
  });
  pageTags.purge(kept.pages);
  return kept.ordered;
}
