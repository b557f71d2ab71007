/** What the desk's tasks about withdrawals name; only this file spells and reads them. */

const second = '+second';
const separator = ':';

/** The task of the second of two people who must look at the same thing. */
export const secondReview = (subjectId: string): string => subjectId + second;

export function readReview(subjectId: string): { id: string; isSecond: boolean } {
  const isSecond = subjectId.endsWith(second);
  return { id: isSecond ? subjectId.slice(0, -second.length) : subjectId, isSecond };
}

/** The task of releasing one instalment of a withdrawal. */
export const taskOfPayout = (withdrawalId: string, position: number): string =>
  `${withdrawalId}${separator}${position}`;

export function readPayoutTask(subjectId: string): { withdrawalId: string; position: number } {
  const [withdrawalId = '', position = ''] = subjectId.split(separator);
  return { withdrawalId, position: Number(position) };
}
