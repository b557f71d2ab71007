import {
  progressFollow,
  progressFollowing,
  progressUnfollow,
} from '#src/shared/progress/follow/calls.ts';
import { makeAct } from '#src/stores/acts.ts';
import { callApi } from '#src/stores/api.ts';
import { isSessionKnown } from '#src/stores/known-session.ts';
import { keepWish, takeWish } from '#src/stores/led-away.ts';

/** Whether a case is followed stands by its id: all places that show it have one state. */
export const follows = makeAct(async (infoUuid, on) => {
  const call = on ? progressFollow : progressUnfollow;
  const answer = await callApi(call, { infoUuid }, { askHere: true });
  if (answer.ok) return { ok: true, data: { on: answer.data.following } };
  const { problem } = answer;
  if (on && problem.kind === 'refused') keepWish('follow-wish', infoUuid, problem.reason);
  return answer;
});

/** Asks for what a page that is the same for all can't know; of a guest there is nothing to ask. */
export async function loadFollowing(infoUuid: string): Promise<void> {
  if (!isSessionKnown() || follows.$state.get()[infoUuid]) return;
  if (takeWish('follow-wish', infoUuid))
    return follows.act(infoUuid, { on: false, count: 0 }, true);
  const answer = await callApi(progressFollowing, { infoUuid }, { intercept: false });
  if (answer.ok) follows.note(infoUuid, { on: answer.data.following, count: 0 });
}
