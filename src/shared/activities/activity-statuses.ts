/** Where an activity stands, by the documents' names. */
export const activityStatuses = [
  'UNSTART',
  'APPROVE',
  'PAUSE',
  'FREEZE',
  'END_WITH_DONE',
  'END_WITH_TIME',
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** What moves an activity: the first two the clock, the others staff. */
export const activitySteps = {
  start: { from: ['UNSTART'], to: 'APPROVE' },
  expire: { from: ['UNSTART', 'APPROVE', 'PAUSE', 'FREEZE'], to: 'END_WITH_TIME' },
  pause: { from: ['UNSTART', 'APPROVE'], to: 'PAUSE' },
  freeze: { from: ['UNSTART', 'APPROVE', 'PAUSE'], to: 'FREEZE' },
  resume: { from: ['PAUSE', 'FREEZE'], to: 'APPROVE' },
  end: { from: ['UNSTART', 'APPROVE', 'PAUSE', 'FREEZE'], to: 'END_WITH_DONE' },
} as const satisfies Record<string, { from: readonly ActivityStatus[]; to: ActivityStatus }>;
export type ActivityStep = keyof typeof activitySteps;

/** The steps of staff, as their buttons stand. */
export const staffSteps = ['resume', 'pause', 'freeze', 'end'] as const satisfies ActivityStep[];
export type StaffStep = (typeof staffSteps)[number];

export function mayTake(step: ActivityStep, status: ActivityStatus): boolean {
  return (activitySteps[step].from as readonly ActivityStatus[]).includes(status);
}
