import { notify } from '#src/server/notices/notify.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { textsOf } from '#src/texts/texts.ts';
import { tagOfWishes } from './find-wishes.ts';
import { hideWish } from './hide-wish.ts';

/** Wishes stand here as they were hung: passing leaves one where it is, refusing takes it down. */
export const wishQueue: ReviewQueue = {
  name: 'wish',
  roles: ['reviewer', 'administrator'],
  async find({ db }, wishId, locale) {
    const row = await db
      .selectFrom('wishes')
      .innerJoin('users', 'users.id', 'wishes.user_id')
      .select(['wishes.content', 'wishes.created_at', 'users.nickname'])
      .where('wishes.id', '=', wishId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { review, wishes } = textsOf(locale);
    const field = (name: 'author' | 'content', value: string) => ({
      ...{ name, value, label: review.fields[name], refusable: false },
    });
    return {
      caseId: null,
      title: wishes.title,
      submittedAt: row.created_at,
      fields: [field('author', row.nickname), field('content', row.content)],
      checks: [{ level: 'green', text: wishes.checkShown }],
    };
  },
  async decide(trx, { subjectId, decision, words, now }) {
    if (decision === 'pass') return {};
    const userId = await hideWish(trx, subjectId, now);
    if (!userId) throw new Problem('notFound');
    await notify(trx, { userId, kind: 'wishHidden', subjectId, params: { words }, now });
    return { purge: [tagOfWishes], wakeJobs: true };
  },
};
