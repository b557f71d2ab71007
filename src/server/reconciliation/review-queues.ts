import type { Database } from '#src/server/db/database.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { gatewayText } from '#src/texts/gateway-text.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  adviceOn,
  bookLostGift,
  bookLostPayout,
  isLostGift,
  isLostPayout,
} from './restore/book-lost.ts';

async function findSubject(
  db: Database,
  id: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const row = await db
    .selectFrom('differences')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const advice = await adviceOn(db, row);
  const t = textsOf(locale).refunds;
  const labels = t.differenceFields;
  const field = (name: keyof typeof labels, value: string) => {
    return { name, label: labels[name], value, refusable: false };
  };
  const amount = (inFen: number | null) =>
    inFen === null ? t.absent : t.money(yuan(inFen, locale));
  return {
    caseId: row.case_id,
    title: t.differenceTitle(row.day),
    submittedAt: row.created_at,
    fields: [
      field('kind', t.kindOf(t.subjects[row.subject], t.differences[row.kind])),
      field('number', row.number),
      field('ours', amount(row.ours_in_fen)),
      field('theirs', amount(row.theirs_in_fen)),
      field('gateway', gatewayText(row.gateway, locale)),
      field('day', row.day),
      ...(row.words ? [field('foundOut', row.words)] : []),
    ],
    checks: [
      { level: 'red', text: t.differenceHint },
      ...(advice ? [{ level: 'amber', text: t.differenceChecks[advice] } as const] : []),
    ],
  };
}

const difference: ReviewQueue = {
  name: 'difference',
  roles: ['releaser', 'administrator'],
  find: ({ db }, id, locale) => findSubject(db, id, locale),
  decide: async (trx, { subjectId, decision, words, staffUserId, now }) => {
    const row = await trx
      .selectFrom('differences')
      .selectAll()
      .where('id', '=', subjectId)
      .executeTakeFirst();
    if (!row) throw new Problem('notFound');
    if (decision === 'refuse') {
      requireWords(words);
      // It is not understood yet: it stays before staff with what was found out, as late as it was.
      const again = { queue: 'difference', subjectId, submittedBy: null } as const;
      await openTask(trx, { ...again, caseId: row.case_id, now: row.created_at, urgent: true });
      await trx.updateTable('differences').set({ words }).where('id', '=', subjectId).execute();
      return {};
    }
    requireWords(words);
    if (isLostGift(row)) await bookLostGift(trx, row, now);
    const by = { staffUserId, words, gateway: row.gateway, now };
    if (isLostPayout(row) && (await bookLostPayout(trx, row, by)) === 'waits') return {};
    await trx
      .updateTable('differences')
      .set({ settled_at: now, settled_by: staffUserId, words })
      .where('id', '=', subjectId)
      .where('settled_at', 'is', null)
      .execute();
    return { wakeJobs: true };
  },
};

export const reconciliationQueues: readonly ReviewQueue[] = [difference];
