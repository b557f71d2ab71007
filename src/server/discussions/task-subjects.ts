/** The desk's tasks about discussions name these; only this file spells and reads them. */

const verdict = '+verdict';

/**
 * Names the task of deciding how a discussion ends: of the first of the staff, of a second, of
 * a third.
 */
export const verdictTask = (discussionId: string, turn: Turn): string =>
  `${discussionId}${verdict}${turn}`;

export type Turn = 1 | 2 | 3;

/** Without a turn it is the family's explanation that is looked at. */
export function readDiscussionTask(subjectId: string): {
  discussionId: string;
  turn: Turn | undefined;
} {
  const [discussionId = '', turn] = subjectId.split(verdict);
  return { discussionId, turn: turn === undefined ? undefined : (Number(turn) as Turn) };
}
