/** A step of the ladder asks this and earns that: love value, never anything by amount. */
type ReferralStep = {
  /** These are families whose appeal passed review. */
  referred: number;
  love: number;
};
export type ReferralRule = { steps: readonly ReferralStep[] };

/** This is the ladder of today. Whoever took part keeps that of the day they joined. */
export const todaysRule: ReferralRule = {
  steps: [
    { referred: 1, love: 10 },
    { referred: 3, love: 20 },
    { referred: 5, love: 30 },
    { referred: 10, love: 50 },
  ],
};

export type StepState = 'ahead' | 'ready' | 'claimed';

/** This is what a person did for others, by what it was. */
export const helpKinds = ['referred', 'verified', 'shared', 'donated'] as const;
export type HelpKind = (typeof helpKinds)[number];
