/** Where an activity stands, by the documents' names. */
export const activityStatuses = [
  'UNSTART',
  'APPROVE',
  'PAUSE',
  'FREEZE',
  'RISK_CONTROL',
  'END_WITH_DONE',
  'END_WITH_TIME',
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** It adds to gifts: in risk control too, where every grant waits for the desk. */
export const addingStatuses = ['APPROVE', 'RISK_CONTROL'] as const satisfies ActivityStatus[];
export const isAdding = (status: ActivityStatus): boolean =>
  (addingStatuses as readonly ActivityStatus[]).includes(status);

/** What moves an activity: the first two the clock, the others staff. */
export const activitySteps = {
  start: { from: ['UNSTART'], to: 'APPROVE' },
  expire: { from: ['UNSTART', 'APPROVE', 'PAUSE', 'FREEZE', 'RISK_CONTROL'], to: 'END_WITH_TIME' },
  pause: { from: ['UNSTART', 'APPROVE', 'RISK_CONTROL'], to: 'PAUSE' },
  freeze: { from: ['UNSTART', 'APPROVE', 'PAUSE', 'RISK_CONTROL'], to: 'FREEZE' },
  resume: { from: ['PAUSE', 'FREEZE', 'RISK_CONTROL'], to: 'APPROVE' },
  control: { from: ['APPROVE'], to: 'RISK_CONTROL' },
  end: { from: ['UNSTART', 'APPROVE', 'PAUSE', 'FREEZE', 'RISK_CONTROL'], to: 'END_WITH_DONE' },
} as const satisfies Record<string, { from: readonly ActivityStatus[]; to: ActivityStatus }>;
export type ActivityStep = keyof typeof activitySteps;

/** The steps of staff, as their buttons stand. */
export const staffSteps = [
  'resume',
  'control',
  'pause',
  'freeze',
  'end',
] as const satisfies ActivityStep[];
export type StaffStep = (typeof staffSteps)[number];

export function mayTake(step: ActivityStep, status: ActivityStatus): boolean {
  return (activitySteps[step].from as readonly ActivityStatus[]).includes(status);
}
