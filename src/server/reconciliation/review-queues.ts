import { textsOf } from '#src/messages/texts.ts';
import type { ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { Database } from '../db/database.ts';
import { openTask } from '../review/open-task.ts';
import { findPayout } from '../withdrawals/find-payout.ts';
import { recordLostPayout } from './recover-payout.ts';

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
      field('kind', `${t.subjects[row.subject]}: ${t.differences[row.kind]}`),
      field('number', row.number),
      field('ours', amount(row.ours_in_fen)),
      field('theirs', amount(row.theirs_in_fen)),
      field('gateway', row.gateway),
      field('day', row.day),
    ],
    checks: [{ level: 'red', text: t.differenceHint }],
  };
}

const difference: ReviewQueue = {
  name: 'difference',
  roles: ['releaser', 'administrator'],
  find: ({ db }, id, locale) => findSubject(db, id, locale),
  decide: async (trx, { subjectId, decision, words, staffUserId, now }, { payouts }) => {
    const row = await trx
      .selectFrom('differences')
      .select(['case_id as caseId', 'kind', 'subject', 'number', 'theirs_in_fen as theirs'])
      .where('id', '=', subjectId)
      .executeTakeFirst();
    if (!row) throw new Problem('notFound');
    if (decision === 'refuse') {
      // Not understood yet: it stays before staff, with what was found out in the trail.
      const again = { queue: 'difference', subjectId, submittedBy: null, now } as const;
      await openTask(trx, { ...again, caseId: row.caseId, urgent: true });
      return {};
    }
    if (words === '') throw new Problem('inputInvalid', { fields: { words: 'required' } });
    const { caseId, number: payoutNo, theirs } = row;
    const isLost = row.subject === 'payout' && row.kind === 'missingHere';
    if (isLost && !(await findPayout(trx, payoutNo))) {
      const by = { staffUserId, gateway: payouts.name, now };
      const lost = { payoutNo, caseId: caseId ?? '', amountInFen: theirs ?? 0 };
      if (!(await recordLostPayout(trx, lost, by))) throw new Problem('caseStateRefuses');
    }
    await trx
      .updateTable('differences')
      .set({ settled_at: now, settled_by: staffUserId, words })
      .where('id', '=', subjectId)
      .where('settled_at', 'is', null)
      .execute();
    return {};
  },
};

export const reconciliationQueues: readonly ReviewQueue[] = [difference];
