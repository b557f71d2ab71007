import {
  progressFollow,
  progressFollowing,
  progressUnfollow,
} from '#src/shared/progress/follow/calls.ts';
import { makeAct } from '#src/stores/acts.ts';
import { type ApiResult, callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';
import { forget, keep, readKept } from '#src/stores/keepsakes.ts';
import { isSessionKnown } from '#src/stores/known-session.ts';

/** Following a case, by its id: one state for all the places that show it. */
export const follows = makeAct(async (infoUuid, on) => {
  const call = on ? progressFollow : progressUnfollow;
  const answer = await callApi(call, { infoUuid }, { askHere: true });
  if (on && isLost(answer)) keep(wishKey, `${infoUuid} ${browser.now()}`);
  return answer.ok ? { ok: true, data: { on: answer.data.following } } : answer;
});

/** Of a guest whom the page sent to sign in: they are followed when they come back. */
const wishKey = 'follow-wish';
const wishLastsMs = 15 * 60_000;

function isLost(answer: ApiResult<unknown>): boolean {
  if (answer.ok || answer.problem.kind !== 'refused') return false;
  return ['loginExpired', 'thirdPartyLost'].includes(answer.problem.reason);
}

function takeWish(infoUuid: string): boolean {
  const [wished, at] = readKept(wishKey)?.split(' ') ?? [];
  if (wished !== infoUuid) return false;
  forget(wishKey);
  return browser.now() - Number(at) < wishLastsMs;
}

/** Asks for what a page that is the same for all can't know; of a guest there is nothing to ask. */
export async function loadFollowing(infoUuid: string): Promise<void> {
  if (!isSessionKnown() || follows.$state.get()[infoUuid]) return;
  if (takeWish(infoUuid)) return follows.act(infoUuid, { on: false, count: 0 }, true);
  const answer = await callApi(progressFollowing, { infoUuid }, { intercept: false });
  if (answer.ok) follows.note(infoUuid, { on: answer.data.following, count: 0 });
}
