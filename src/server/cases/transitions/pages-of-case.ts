import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';

/**
 * These are the kept pages that show what a transition changed, for the caller to purge once it has
 * committed; none where the row did not change.
 */
export type PagesToPurge = readonly string[];

export const noPages: PagesToPurge = [];

/** Lists every page of the case, and the lists it may stand in. */
export function pagesOfCase(caseId: string): PagesToPurge {
  return [tagOfCase(caseId), tagOfLists];
}

/** This is for an update that had a condition. */
export function pagesIfChanged(
  caseId: string,
  { numUpdatedRows }: { numUpdatedRows: bigint },
): PagesToPurge {
  return numUpdatedRows > 0n ? pagesOfCase(caseId) : noPages;
}
