import { writeCard } from '#src/server/papers/cards/write-card.ts';
import type { Services } from '#src/server/services.ts';
import { demoId } from './add-story.ts';
import { decideAtDesk } from './decide-at-desk.ts';

const hourMs = 3_600_000;

/**
 * It says by appeal what its last gift by name is: one in memory that staff looked at, one in a
 * child's name.
 */
const told = [
  { slug: 'kidney-xiaona', kind: 'memory', name: '外婆', words: '您教我能帮就帮。', hoursAgo: 30 },
  { slug: 'heart-leyang', kind: 'honour', name: '小满', words: '十岁生日快乐。', hoursAgo: 4 },
] as const;

/** Some gifts of the demo are in somebody's name or memory. */
export async function addCards(
  services: Services,
  { staffUserId, now }: { staffUserId: string; now: number },
): Promise<void> {
  for (const [index, { slug, hoursAgo, ...card }] of told.entries()) {
    const gift = await services.db
      .selectFrom('donations')
      .select(['id as orderId', 'user_id as userId'])
      .where('case_id', '=', demoId(slug))
      .where('status', '=', 'PAID')
      .where('anonymous', '=', 0)
      .where('user_id', 'is not', null)
      .orderBy('paid_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!gift?.userId) continue;
    const at = now - hoursAgo * hourMs;
    const written = {
      ...card,
      orderId: gift.orderId,
      giver: { userId: gift.userId, tradeNos: [] },
    };
    const { cardId } = await writeCard(services, written, at);
    if (index > 0) continue;
    const read = { queue: 'giftCard', subjectId: cardId, staffUserId } as const;
    await decideAtDesk(services, read, at + hourMs);
  }
}
