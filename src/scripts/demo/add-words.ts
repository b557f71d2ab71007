import { addComment } from '#src/server/comments/add-comment.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import type { AddedStory } from './add-story.ts';
import { addVerifications } from './add-verifications.ts';
import { commentWords, thanksWords } from './comment-words.ts';
import { createDice } from './dice.ts';
import { raisedUntil } from './raised-until.ts';
import { like, momentBetween, type Telling } from './telling.ts';

const hourMs = 3_600_000;

/** Lets people talk about the stories and stand up for them, through the use cases they would use. */
export async function addWords(
  services: Services,
  added: readonly AddedStory[],
  { donors, staffUserId, now }: { donors: readonly Viewer[]; staffUserId: string; now: number },
): Promise<void> {
  for (const one of added) {
    const from = one.publishedAt + hourMs;
    const until = Math.max(from, raisedUntil(one, now) - hourMs);
    const dice = createDice(`words ${one.story.slug}`);
    const telling = { ...one, dice, donors, staffUserId, from, until };
    await addVerifications(services, telling);
    await addComments(services, telling);
    await addThanks(services, telling);
  }
}

async function addComments(services: Services, telling: Telling): Promise<void> {
  const { dice, donors, caseId, from, until } = telling;
  const people = dice.shuffle(donors);
  const subject = { bizType: 'case', bizId: caseId } as const;
  for (const content of dice.shuffle(commentWords).slice(0, dice.whole(3, 8))) {
    const author = people.pop();
    if (!author) return;
    const at = momentBetween(dice, from, until);
    const { commentId } = await addComment(
      services,
      { author, content, subject, locale: 'zh-CN' },
      at,
    );
    if (!dice.chance(0.5)) continue;
    const liked = { bizType: 'comment', bizId: commentId, at } as const;
    await like(services, liked, people.slice(0, dice.whole(1, 3)));
  }
}

/** Two gifts that came with words are answered by the fundraiser. */
async function addThanks(services: Services, telling: Telling): Promise<void> {
  const { dice, caseId, ownerUserId } = telling;
  const gifts = await services.db
    .selectFrom('donations')
    .select(['id', 'paid_at'])
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where('words', '<>', '')
    .orderBy('paid_at', 'desc')
    .limit(2)
    .execute();
  const words = dice.shuffle(thanksWords);
  for (const { id, paid_at } of gifts) {
    const subject = { bizType: 'order', bizId: id } as const;
    const author = { userId: ownerUserId, roles: [] };
    const content = words.pop() ?? '';
    await addComment(
      services,
      { author, content, subject, locale: 'zh-CN' },
      (paid_at ?? 0) + 300_000,
    );
  }
}
