import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findWritten, hideCard } from './hide-card.ts';

/**
 * Cards stand here as they were written: passing leaves one where it is, refusing takes it down.
 */
export const giftCardQueue: ReviewQueue = {
  name: 'giftCard',
  roles: ['reviewer', 'administrator'],
  async find({ db }, cardId, locale) {
    const card = await findWritten(db, cardId);
    if (!card) return undefined;
    const { review, cards: t } = textsOf(locale);
    const field = (name: string, label: string, value: string) => ({
      ...{ name, label, value, refusable: false },
    });
    return {
      caseId: card.caseId,
      title: t.queueTitle,
      submittedAt: card.writtenAt,
      fields: [
        field('author', review.fields.author, card.writer),
        field('kind', t.kind, t.kinds[card.kind]),
        field('name', t.name, card.name),
        field('content', review.fields.content, card.words),
      ],
      checks: [
        card.hiddenAt === null
          ? { level: 'green', text: t.checkShown }
          : { level: 'amber', text: t.checkTakenDown },
      ],
    };
  },
  async decide(trx, { subjectId: cardId, decision, words, now }) {
    if (decision === 'pass') return {};
    const card = await findWritten(trx, cardId);
    if (!card) throw new Problem('notFound');
    await hideCard(trx, { cardId, by: 'staff' }, now);
    const { userId, caseId } = card;
    const told = { kind: 'cardHidden', caseId, subjectId: cardId, params: { words } } as const;
    // A guest is found nowhere; the page that wrote the card says that it is gone.
    if (userId) await notify(trx, { ...told, userId, now });
    return { purge: [tagOfCase(caseId)], wakeJobs: true };
  },
};
