import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { textsOf } from '#src/texts/texts.ts';
import { showComment } from './show-comment.ts';

/** These are comments that a family hid: passing leaves them hidden, refusing shows them again. */
const hiddenComments: ReviewQueue = {
  name: 'comment',
  roles: ['reviewer', 'administrator'],
  async find({ db }, commentId, locale) {
    const row = await db
      .selectFrom('comments')
      .innerJoin('users', 'users.id', 'comments.user_id')
      .innerJoin('cases', 'cases.id', 'comments.case_id')
      .select([
        'comments.case_id as caseId',
        'comments.content',
        'comments.hidden_at as hiddenAt',
        'users.nickname',
        'cases.title',
      ])
      .where('comments.id', '=', commentId)
      .where('comments.removed_at', 'is', null)
      .executeTakeFirst();
    if (row?.hiddenAt == null) return undefined;
    const { fields: labels, checks } = textsOf(locale).review;
    const field = (name: 'author' | 'content', value: string) => ({
      ...{ name, value, label: labels[name], refusable: false },
    });
    return {
      caseId: row.caseId,
      title: row.title,
      submittedAt: row.hiddenAt,
      fields: [field('author', row.nickname), field('content', row.content)],
      checks: [{ level: 'amber', text: checks.hiddenByFamily }],
    };
  },
  async decide(trx, { subjectId, decision }) {
    const caseId = decision === 'refuse' ? await showComment(trx, subjectId) : undefined;
    return caseId ? { purge: [tagOfCase(caseId)] } : {};
  },
};

export const commentQueues: readonly ReviewQueue[] = [hiddenComments];
