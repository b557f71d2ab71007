/** Love value is earned by these. Nothing of it asks for money, and no amount counts. */
export const pointTasks = ['signIn', 'read', 'follow', 'share', 'verify'] as const;
export type PointTask = (typeof pointTasks)[number];

/** One deed earns so much, and so many of a day count. Days are China's. */
export const taskRules: Readonly<Record<PointTask, { amount: number; perDay: number }>> = {
  signIn: { amount: 1, perDay: 1 },
  read: { amount: 3, perDay: 2 },
  follow: { amount: 2, perDay: 3 },
  share: { amount: 5, perDay: 3 },
  verify: { amount: 10, perDay: 2 },
};

/** For so many days after a deed its love value can be taken. */
export const claimDays = 7;

/** A guide counts as read no earlier than this after it was opened from the page of love value. */
export const readingMs = 60_000;

/** These are articles that count as guides, by their names; each once a person. */
export const guidesToRead = [
  'spot-a-false-appeal',
  'verify-an-appeal',
  'how-refunds-work',
  'share-and-thank',
  'caring-for-the-carer',
  'beware-of-scams',
  'public-medical-aid',
  'other-sources-of-help',
] as const;
export type GuideToRead = (typeof guidesToRead)[number];
