/**
 * They say where a family's wish to take part stands, by the documents' names; at first nobody
 * asked.
 */
export const applyStatuses = ['APPLY_FAIL', 'APPLYING', 'APPLY_SUCCESS', 'DEFAULT'] as const;
export type ApplyStatus = (typeof applyStatuses)[number];
