/** This is what anyone may leave at a case without words or money. */
export const blessingKinds = ['strength', 'hug', 'light'] as const;
export type BlessingKind = (typeof blessingKinds)[number];

/** These may be left where a family mourns. */
export const mourningKinds: readonly BlessingKind[] = ['hug', 'light'];

export type BlessingCounts = Record<BlessingKind, number>;
