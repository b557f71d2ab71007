import { addChange } from '#src/server/cases/changes/add-change.ts';
import type { Trx } from '#src/server/db/database.ts';
import { notifyDonors } from '#src/server/notices/notify.ts';
import { likenessOf, shinglesOf } from '#src/server/raising/clones/story-print.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { asksDonors, type PublicWords, takeBackDays } from '#src/shared/cases/case-change.ts';
import { withoutPrivateWords } from '#src/shared/raising/private-words.ts';

const words = ['title', 'content', 'targetInFen'] as const;

/** Would donors be asked whether they still want to give, once these words are public? */
export function isRewritten(before: PublicWords, after: PublicWords): boolean {
  const alike = likenessOf(shinglesOf(before.content), shinglesOf(after.content));
  return asksDonors(before, after, alike);
}

/**
 * Story or target of a public case change: everyone can read what stood there before, and who gave
 * hears of it. What a family took out since it names a person stays out.
 */
export async function recordChange(
  trx: Trx,
  rows: { row: LockedCase; after: LockedCase },
  now: number,
): Promise<void> {
  const { row } = rows;
  const [before, after] = [wordsOf(row), wordsOf(rows.after)];
  const isSame = words.every((name) => before[name] === after[name]);
  if (row.published_at === null || isSame) return;
  const asks = isRewritten(before, after);
  const shown = {
    ...before,
    title: withoutPrivateWords(before.title),
    content: withoutPrivateWords(before.content),
  };
  const changeId = await addChange(trx, { caseId: row.id, before: shown, after, asks }, now);
  await notifyDonors(trx, {
    ...{ caseId: row.id, subjectId: changeId, kind: asks ? 'caseRewritten' : 'caseChanged' },
    params: asks ? { days: takeBackDays } : {},
    now,
  });
}

function wordsOf({ title, content, target_in_fen: targetInFen }: LockedCase): PublicWords {
  return { title, content, targetInFen };
}
