/** Answers the number under which a grant goes back by itself, and the same in SQL. */
export const backNoOf = (cause: string): string => `back-${cause}`;
export const backOf = (cause: string): string => `'back-' || ${cause}`;
