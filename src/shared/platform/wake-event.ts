/** Hydrates the island of `client:touch` that holds its target, which nobody touched. */
export const wakeEvent = 'wake';
