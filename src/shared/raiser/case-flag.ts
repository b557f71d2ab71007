/**
 * This is what the platform says against a case: looked into, stopped, or found false by three of
 * its staff.
 */
export type CaseFlag = 'risk' | 'stopped' | 'false';

/**
 * This is what its family can answer in writing: a doubt, or a likeness for which it is not public
 * yet.
 */
export type CaseQuestioned = CaseFlag | 'held';
