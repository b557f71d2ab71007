import { illnessesNamedIn } from '#src/server/cases/lists/illnesses-named-in.ts';
import type { Trx } from '#src/server/db/database.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { type IllnessKey, isIllnessKey } from '#src/shared/cases/illnesses.ts';

/** This is what an appeal says of itself. */
type Told = { title: string; story: string; illness: string; illnessKey: string };

/** This is they are told of in each other's words: one is a kind of the other, or comes from it. */
const kin: Partial<Record<IllnessKey, IllnessKey>> = {
  leukemia: 'cancer',
  cancer: 'leukemia',
  brain: 'stroke',
  stroke: 'brain',
};

/**
 * Finds the illnesses that somebody's words name where they name none of those that the appeal is
 * of, or tells of itself; none where there is nothing to ask. A complication beside the illness is
 * common.
 */
export function findOtherIllnesses(words: string, told: Told): IllnessKey[] {
  const { title, story, illness, illnessKey } = told;
  if (!isIllnessKey(illnessKey)) return [];
  const own = new Set(illnessesNamedIn([title, story, illness].join('\n'))).add(illnessKey);
  const named = illnessesNamedIn(words);
  const isOwn = (key: IllnessKey) => own.has(key) || own.has(kin[key] ?? key);
  return named.some(isOwn) ? [] : named;
}

type Said = { verifyId: string; caseId: string; userId: string; content: string };

/** Staff look at words that tell of another illness than the appeal does; until then they stand. */
export async function askOfOtherIllness(
  trx: Trx,
  { verifyId, caseId, userId, content }: Said,
  now: number,
): Promise<void> {
  const told = await trx
    .selectFrom('cases')
    .select(['title', 'content as story', 'illness', 'illness_key as illnessKey'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (findOtherIllnesses(content, told).length === 0) return;
  const task = { queue: 'verification', subjectId: verifyId, caseId, submittedBy: userId } as const;
  await openTask(trx, { ...task, now });
}
