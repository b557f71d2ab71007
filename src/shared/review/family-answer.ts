/** A task waits so long for its family, before staff go on without an answer. */
export const answerWithinHours = 72;
export const answerWithinMs = answerWithinHours * 3_600_000;

export const questionLengths = { least: 8, most: 500 };
export const answerLengths = { least: 2, most: 1000 };
export const mostAnswerPapers = 6;

/** Does a task still wait for its family? After that time it is taken up like any other. */
export function waitsForFamily(waitingSince: number | null, now: number): waitingSince is number {
  return waitingSince !== null && waitingSince > now - answerWithinMs;
}

/** This is how a call to a family went. */
export const callOutcomes = ['reached', 'noAnswer', 'callBack', 'wrongNumber'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
