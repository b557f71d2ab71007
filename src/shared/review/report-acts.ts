import type { CaseAction } from '#src/shared/cases/case-actions.ts';
import type { StaffRole } from './staff-roles.ts';

/** Upholding a report does this to its case in the same step; each leaves it marked as at risk. */
export const reportActs = ['markRisk', 'stopCase', 'falseCase'] as const;
export type ReportAct = (typeof reportActs)[number];

/** This is the line of the table state x action that guards each, and who may do it. */
export const rulesOfReportAct: Record<
  ReportAct,
  { action: CaseAction; roles: readonly StaffRole[] }
> = {
  markRisk: { action: 'markRisk', roles: ['reviewer', 'administrator'] },
  stopCase: { action: 'stop', roles: ['reviewer', 'administrator'] },
  falseCase: { action: 'refund', roles: ['administrator'] },
};
