import type { BlessingKind } from '#src/shared/progress/blessings.ts';
import { progressBless } from '#src/shared/progress/follow/calls.ts';
import { makeAct } from '#src/stores/acts.ts';
import { callApi } from '#src/stores/api.ts';

/** Blessings of a case stand by case and kind; one of each kind is given, and stays. */
export const blessings = makeAct(async (subject) => {
  const [infoUuid = '', kind = ''] = subject.split('.');
  const answer = await callApi(progressBless, { infoUuid, kind: kind as BlessingKind });
  return answer.ok ? { ok: true, data: { on: true, count: answer.data.count } } : answer;
});
