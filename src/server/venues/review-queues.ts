import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { textsOf } from '#src/texts/texts.ts';

/**
 * Names of teams stand here as they were given: passing leaves a page where it is, refusing takes
 * it down.
 */
export const teamPageQueue: ReviewQueue = {
  name: 'teamPage',
  roles: ['reviewer', 'administrator'],
  async find({ db }, subActivityId, locale) {
    const row = await db
      .selectFrom('sub_venues')
      .innerJoin('users', 'users.id', 'sub_venues.created_by')
      .select(['sub_venues.name', 'sub_venues.created_at', 'users.nickname'])
      .where('sub_venues.id', '=', subActivityId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { review, venues: t } = textsOf(locale);
    const author = { name: 'author', value: row.nickname, label: review.fields.author };
    const name = { name: 'teamName', value: row.name, label: t.teams.name };
    return {
      caseId: null,
      title: t.teams.title,
      submittedAt: row.created_at,
      fields: [author, name].map((field) => ({ ...field, refusable: false })),
      checks: [{ level: 'green', text: t.teams.checkShown }],
    };
  },
  async decide(trx, { subjectId, decision, words, now }) {
    if (decision === 'pass') return {};
    const userId = await takeDown(trx, subjectId, now);
    if (!userId) throw new Problem('notFound');
    await notify(trx, { userId, kind: 'teamPageHidden', subjectId, params: { words }, now });
    return { purge: [tagOfLists], wakeJobs: true };
  },
};

/** What was given through it stays counted in its venue. Answers who opened it. */
async function takeDown(trx: Trx, subActivityId: string, now: number): Promise<string | undefined> {
  const row = await trx
    .updateTable('sub_venues')
    .set({ hidden_at: now })
    .where('id', '=', subActivityId)
    .where('hidden_at', 'is', null)
    .returning('created_by')
    .executeTakeFirst();
  return row?.created_by;
}
