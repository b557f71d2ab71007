import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { textsOf } from '#src/texts/texts.ts';

/**
 * These are pennants as they were given: passing leaves one where it is, refusing takes it down.
 */
export const pennantQueue: ReviewQueue = {
  name: 'pennant',
  roles: ['reviewer', 'administrator'],
  async find({ db }, pennantId, locale) {
    const row = await db
      .selectFrom('pennants')
      .innerJoin('users', 'users.id', 'pennants.from_user_id')
      .select(['pennants.words', 'pennants.created_at', 'pennants.case_id as caseId'])
      .select(['pennants.hidden_at', 'pennants.reported_at', 'users.nickname'])
      .where('pennants.id', '=', pennantId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { review, pennants: t } = textsOf(locale);
    const field = (name: 'author' | 'content', value: string) => ({
      ...{ name, value, label: review.fields[name], refusable: false },
    });
    return {
      caseId: row.caseId,
      title: t.queueTitle,
      submittedAt: row.reported_at ?? row.created_at,
      fields: [field('author', row.nickname), field('content', row.words)],
      checks: [checkOf(row, t)],
    };
  },
  async decide(trx, { subjectId, decision, words, now }) {
    if (decision === 'pass') return {};
    const given = await takeDown(trx, subjectId, now);
    const told = { ...given, kind: 'pennantHidden', subjectId, params: { words } } as const;
    await notify(trx, { ...told, now });
    return { wakeJobs: true };
  },
};

type Seen = { hidden_at: number | null; reported_at: number | null };
type Words = ReturnType<typeof textsOf>['pennants'];

function checkOf({ hidden_at, reported_at }: Seen, t: Words) {
  if (reported_at !== null) return { level: 'red' as const, text: t.checkReported };
  if (hidden_at !== null) return { level: 'amber' as const, text: t.checkPutAway };
  return { level: 'green' as const, text: t.checkShown };
}

/** Answers whom it has to be told to. */
async function takeDown(trx: Trx, pennantId: string, now: number) {
  const row = await trx
    .updateTable('pennants')
    .set((eb) => ({ hidden_at: eb.fn.coalesce('hidden_at', eb.val(now)), hidden_by: 'staff' }))
    .where('id', '=', pennantId)
    .returning(['from_user_id', 'case_id'])
    .executeTakeFirst();
  if (!row?.from_user_id || !row.case_id) throw new Problem('notFound');
  return { userId: row.from_user_id, caseId: row.case_id };
}
