/** The desk's tasks about withdrawals name these; only this file spells and reads them. */

const [second, third] = ['+second', '+third'];
const separator = ':';

/** Names the task of the second of two people who must look at the same thing. */
export const secondReview = (subjectId: string): string => subjectId + second;

/** The third decides this task, where two disagree. */
export const thirdReview = (subjectId: string): string => subjectId + third;

export type Turn = 1 | 2 | 3;

export function readReview(subjectId: string): { id: string; turn: Turn; isSecond: boolean } {
  const turn = subjectId.endsWith(second) ? 2 : subjectId.endsWith(third) ? 3 : 1;
  const suffix = { 1: '', 2: second, 3: third }[turn];
  const id = subjectId.slice(0, subjectId.length - suffix.length);
  return { id, turn, isSecond: turn === 2 };
}

/** Names the task of releasing one instalment of a withdrawal. */
export const taskOfPayout = (withdrawalId: string, position: number): string =>
  `${withdrawalId}${separator}${position}`;

export function readPayoutTask(subjectId: string): { withdrawalId: string; position: number } {
  const [withdrawalId = '', position = ''] = subjectId.split(separator);
  return { withdrawalId, position: Number(position) };
}
