import type { BlessingCounts, BlessingKind } from '#src/shared/progress/blessings.ts';
import { makeAct } from '#src/stores/acts.ts';

/** The client comes once it is needed: most who read of a case leave no blessing. */
const loadSending = () => import('./send-blessing.ts');

export const blessingSubject = (infoUuid: string, kind: BlessingKind) => `${infoUuid}.${kind}`;

/** Blessings of a case stand by case and kind; one of each kind is given, and stays. */
export const blessings = makeAct(async (subject) => {
  const [infoUuid = '', kind = ''] = subject.split('.');
  const answer = await (await loadSending()).sendBlessing(infoUuid, kind as BlessingKind);
  return answer.ok ? { ok: true, data: { on: true, count: answer.data.count } } : answer;
});

/** Asks what was left from here, which a page that is the same for all can't know. */
export async function loadBlessed(infoUuid: string, counts: BlessingCounts): Promise<void> {
  const answer = await (await loadSending()).askBlessed(infoUuid);
  if (!answer.ok) return;
  for (const kind of answer.data.kinds) {
    blessings.note(blessingSubject(infoUuid, kind), { on: true, count: counts[kind] });
  }
}
