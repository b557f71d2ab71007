import { progressFollow, progressFollowing, progressUnfollow } from '#src/shared/progress/calls.ts';
import { makeAct } from './acts.ts';
import { callApi } from './api.ts';
import { isSessionKnown } from './known-session.ts';

/** Following a case, by its id: one state for all the places that show it. */
export const follows = makeAct(async (infoUuid, on) => {
  const call = on ? progressFollow : progressUnfollow;
  const answer = await callApi(call, { infoUuid }, { askHere: true });
  return answer.ok ? { ok: true, data: { on: answer.data.following } } : answer;
});

/** Asks for what a page that is the same for all can't know; of a guest there is nothing to ask. */
export async function loadFollowing(infoUuid: string): Promise<void> {
  if (!isSessionKnown() || follows.$state.get()[infoUuid]) return;
  const answer = await callApi(progressFollowing, { infoUuid }, { intercept: false });
  if (answer.ok) follows.note(infoUuid, { on: answer.data.following, count: 0 });
}
