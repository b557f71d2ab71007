import { map } from 'nanostores';
import type { ApiProblem, ApiResult } from './api.ts';

/** This is a small act as it is shown: done or not, and how often by all. */
export type Shown = { on: boolean; count: number };
/** `problem` is why the last try was taken back. */
type ActState = Shown & { sending: boolean; problem?: ApiProblem };

type Settled = { on: boolean; count?: number };

/**
 * Makes a harmless act, such as a like, which stands by what it is done to. It shows at once and is
 * taken back where the server refuses; a second tap while one is on its way does nothing. Money
 * never moves so.
 */
export function makeAct(send: (subject: string, on: boolean) => Promise<ApiResult<Settled>>) {
  const $state = map<Record<string, ActState>>({});
  /** `drawn` is what the page shows of a subject that nobody touched yet. */
  const act = async (subject: string, drawn: Shown, wanted?: boolean): Promise<void> => {
    const { on, count, sending = false } = $state.get()[subject] ?? (drawn as ActState);
    const next = wanted ?? !on;
    if (sending || next === on) return;
    const change = next ? 1 : -1;
    $state.setKey(subject, { on: next, count: count + change, sending: true });
    const answer = await send(subject, next);
    if (!answer.ok) {
      $state.setKey(subject, { on, count, sending: false, problem: answer.problem });
      return;
    }
    const settled = { on: answer.data.on, count: answer.data.count ?? count + change };
    $state.setKey(subject, { ...settled, sending: false });
  };
  /** Notes what the server says of a subject that nobody has touched here. */
  const note = (subject: string, { on, count }: Shown): void => {
    if (!$state.get()[subject]) $state.setKey(subject, { on, count, sending: false });
  };
  return { $state, act, note };
}

export type Act = ReturnType<typeof makeAct>;
