/** A task may be put off for so long: a week at most, so that nothing is put off for ever. */
export const snoozeHours = [1, 4, 24, 72, 168] as const;
