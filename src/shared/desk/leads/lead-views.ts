/**
 * These are lists of leads: one's own, those that nobody has, those that ended, those of every
 * adviser.
 */
export const leadViews = ['mine', 'common', 'done', 'all'] as const;
export type LeadView = (typeof leadViews)[number];
