/** The kept spread page of a case, which shows who shared and how far it went, carries it. */
export const tagOfSpread = (caseId: string) => `spread:${caseId}`;
