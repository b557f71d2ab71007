import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { callApi } from '#src/stores/api.ts';

/** Answers what a case has now. */
export const askTotal = (infoUuid: string) => callApi(getCaseInfo, { infoUuid });
