import { progressFollow, progressUnfollow } from '#src/shared/progress/calls.ts';
import { makeAct } from './acts.ts';
import { callApi } from './api.ts';

/** Following a case, by its id. */
export const follows = makeAct(async (infoUuid, on) => {
  const call = on ? progressFollow : progressUnfollow;
  const answer = await callApi(call, { infoUuid }, { askHere: true });
  return answer.ok ? { ok: true, data: { on: answer.data.following } } : answer;
});
