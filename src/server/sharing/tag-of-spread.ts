/** The kept spread page of a case, which shows who shared and how far it went. */
export const tagOfSpread = (caseId: string) => `spread:${caseId}`;
