import type { BlessingKind } from '#src/shared/progress/blessings.ts';
import { progressBless, progressBlessed } from '#src/shared/progress/follow/calls.ts';
import { callApi } from '#src/stores/api.ts';

export const sendBlessing = (infoUuid: string, kind: BlessingKind) =>
  callApi(progressBless, { infoUuid, kind });

export const askBlessed = (infoUuid: string) =>
  callApi(progressBlessed, { infoUuid }, { intercept: false });
