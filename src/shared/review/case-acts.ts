import { type CaseAction, type CaseState, canCase } from '#src/shared/cases/case-actions.ts';

/** This is what staff may do to a case as a whole. */
export const caseActs = [
  'markRisk',
  'clearRisk',
  'stopCase',
  'liftStop',
  'openDiscussion',
  'pickCase',
  'unpickCase',
  'tellMourning',
] as const;
export type CaseAct = (typeof caseActs)[number];

/** This is the line of the table state x action that guards each. */
export const actionOfAct: Record<CaseAct, CaseAction> = {
  markRisk: 'markRisk',
  clearRisk: 'clearRisk',
  stopCase: 'stop',
  liftStop: 'liftStop',
  openDiscussion: 'discuss',
  pickCase: 'pick',
  unpickCase: 'unpick',
  tellMourning: 'mourn',
};

/** Lists those that a case is open to now; what is picked already is only taken off again. */
export function openCaseActs(
  state: CaseState & { picked: number },
  now: number,
): readonly CaseAct[] {
  const notNeeded = state.picked ? 'pickCase' : 'unpickCase';
  return caseActs.filter((act) => act !== notNeeded && canCase(actionOfAct[act], state, now));
}
