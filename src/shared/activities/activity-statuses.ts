/** They say where an activity stands, by the documents' names; of a case there is one more. */
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

/** A case that the lot left out meets the last one, while its activity is not over. */
export const shownStatuses = [...activityStatuses, 'CONTROL_GROUP'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const overStatuses = ['END_WITH_DONE', 'END_WITH_TIME'] as const satisfies ActivityStatus[];
export const isOver = (status: ShownStatus): boolean =>
  (overStatuses as readonly ShownStatus[]).includes(status);

/** Adds to gifts: in risk control too, where every grant waits for the desk. */
export const addingStatuses = ['APPROVE', 'RISK_CONTROL'] as const satisfies ActivityStatus[];
export const isAdding = (status: ShownStatus): boolean =>
  (addingStatuses as readonly ShownStatus[]).includes(status);

/** These move an activity: the first two the clock, the others staff. */
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

/** These steps of staff stand in the order of their buttons. */
export const staffSteps = [
  'resume',
  'control',
  'pause',
  'freeze',
  'end',
] as const satisfies ActivityStep[];
export type StaffStep = (typeof staffSteps)[number];

export function mayTake(step: ActivityStep, status: ShownStatus): boolean {
  return (activitySteps[step].from as readonly ShownStatus[]).includes(status);
}
