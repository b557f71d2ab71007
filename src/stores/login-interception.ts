import { atom } from 'nanostores';
import { browser } from './browser.ts';

/**
 * This is what a waiting call lacks: a session, the messaging app's word for one, its phone, or a
 * fresh code of phone or authenticator.
 */
export type LoginNeed = 'login' | 'app' | 'phone' | 'code' | 'factor';

type LoginInterception =
  | { state: 'idle' }
  | { state: 'asking'; need: LoginNeed }
  | { state: 'done' };

/** This is the account interception: calls wait while the reader signs in, and then go on. */
export const $loginInterception = atom<LoginInterception>({ state: 'idle' });

let waiting: ((signedIn: boolean) => void)[] = [];
let cancels = 0;

/** Waits until the reader has signed in (true) or given up (false). All who wait go on together. */
export function interceptLogin(need: LoginNeed): Promise<boolean> {
  const asked = new Promise<boolean>((resolve) => waiting.push(resolve));
  if ($loginInterception.get().state !== 'asking') {
    $loginInterception.set({ state: 'asking', need });
    browser.wakeLoginGate();
  }
  return asked;
}

export function finishInterception(): void {
  end(true);
}

export function cancelInterception(): void {
  if ($loginInterception.get().state === 'asking') cancels += 1;
  end(false);
}

/** Counts the times the reader gave up, so that calls already on their way do not ask again. */
export function cancelCount(): number {
  return cancels;
}

function end(signedIn: boolean): void {
  if ($loginInterception.get().state !== 'asking') return;
  const goingOn = waiting;
  waiting = [];
  $loginInterception.set({ state: signedIn ? 'done' : 'idle' });
  for (const resume of goingOn) resume(signedIn);
}
