import { makeAct } from '#src/stores/acts.ts';
import { isSessionKnown } from '#src/stores/known-session.ts';

/** The client comes once it is needed: most who read a case neither follow it nor are signed in. */
const loadSending = () => import('./send-follow.ts');

/** Whether a case is followed stands by its id: all places that show it have one state. */
export const follows = makeAct(async (infoUuid, on) => {
  const answer = await (await loadSending()).sendFollow(infoUuid, on);
  return answer.ok ? { ok: true, data: { on: answer.data.following } } : answer;
});

/** Asks for what a page that is the same for all can't know; of a guest there is nothing to ask. */
export async function loadFollowing(infoUuid: string): Promise<void> {
  if (!isSessionKnown() || follows.$state.get()[infoUuid]) return;
  const answer = await (await loadSending()).askFollowing(infoUuid);
  if (answer.ok) follows.note(infoUuid, { on: answer.data.following, count: 0 });
}
