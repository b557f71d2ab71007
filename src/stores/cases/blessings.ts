import type { BlessingCounts, BlessingKind } from '#src/shared/progress/blessings.ts';
import { progressBless, progressBlessed } from '#src/shared/progress/follow/calls.ts';
import { makeAct } from '#src/stores/acts.ts';
import { callApi } from '#src/stores/api.ts';

export const blessingSubject = (infoUuid: string, kind: BlessingKind) => `${infoUuid}.${kind}`;

/** Blessings of a case stand by case and kind; one of each kind is given, and stays. */
export const blessings = makeAct(async (subject) => {
  const [infoUuid = '', kind = ''] = subject.split('.');
  const answer = await callApi(progressBless, { infoUuid, kind: kind as BlessingKind });
  return answer.ok ? { ok: true, data: { on: true, count: answer.data.count } } : answer;
});

/** Asks what was left from here, which a page that is the same for all can't know. */
export async function loadBlessed(infoUuid: string, counts: BlessingCounts): Promise<void> {
  const answer = await callApi(progressBlessed, { infoUuid }, { intercept: false });
  if (!answer.ok) return;
  for (const kind of answer.data.kinds) {
    blessings.note(blessingSubject(infoUuid, kind), { on: true, count: counts[kind] });
  }
}
