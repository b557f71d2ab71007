/**
 * A task left the desk undecided for one of these: its family or its author took back what it was
 * about, something newer stands in its place, or what happened since leaves nothing to decide.
 */
export type ClosedBecause = 'byFamily' | 'byAuthor' | 'replaced' | 'settled';
