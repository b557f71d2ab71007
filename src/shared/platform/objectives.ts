/**
 * We promise this of the service over 30 days, as the share of requests that must be as they
 * should. `alerts.yml` says the same to Prometheus; a test compares them.
 */
export const objectives = {
  /** Pages and calls are answered, with whatever is true; a failure of ours is none. */
  answered: { share: 0.999 },
  /** Orders of gifts are taken. */
  ordered: { share: 0.999 },
  /** Pages are there soon. */
  quick: { share: 0.95, withinMs: 500 },
} as const;

export type Objective = keyof typeof objectives;
export const objectiveNames = Object.keys(objectives) as Objective[];
/**
 * These are counted by the hour: the objectives, and how many were let in and not told to come
 * later.
 */
export type CountedShare = Objective | 'admitted';
export const objectiveDays = 30;

/** Fewer requests than these say too little about a day. */
export const leastAsked = 100;

type Counted = { asked: number; missed: number };

/** Reckons the share that was as it should be; of none, all. */
export function shareOf({ asked, missed }: Counted): number {
  return asked === 0 ? 1 : 1 - missed / asked;
}

/**
 * Reckons what is left of the failures that an objective allows: 1 is all, 0 none, below it is
 * broken.
 */
export function budgetLeft(objective: Objective, of: Counted): number {
  return 1 - (1 - shareOf(of)) / (1 - objectives[objective].share);
}
