import { atom } from 'nanostores';
import * as calls from '#src/shared/accounts/calls.ts';
import type { OwnUser } from '#src/shared/accounts/own-account.ts';
import { callApi } from './api.ts';
import { browser } from './browser.ts';
import { makeFormFlow } from './form-flow.ts';
import { forgetSession, rememberSignIn } from './known-session.ts';
import { $loginInterception, finishInterception, interceptLogin } from './login-interception.ts';
import { authorisingLink } from './mend-login.ts';
import { report } from './monitor.ts';

type Session = { state: 'unknown' } | { state: 'guest' } | { state: 'viewer'; user: OwnUser };

/** This is who the reader is, as far as this page has asked. */
export const $session = atom<Session>({ state: 'unknown' });

export function noteSignedIn(token: string | null, user: OwnUser): void {
  rememberSignIn(token);
  $session.set({ state: 'viewer', user });
}

/** Asks who the reader is; a guest is an answer, not a lost login. */
export async function loadSession(): Promise<void> {
  const signedIn = await callApi(calls.isLogin, {});
  if (signedIn.ok && !signedIn.data) return $session.set({ state: 'guest' });
  if (!signedIn.ok && browser.isSecondary()) {
    report({ type: 'domainTiming', path: calls.isLogin.path, reason: signedIn.problem.kind });
  }
  const answer = await callApi(calls.userInfo, {}, { intercept: false });
  if (answer.ok) $session.set({ state: 'viewer', user: answer.data });
  else if (answer.problem.kind === 'refused') $session.set({ state: 'guest' });
}

/** Only a page with a login gate asks in place; any other leads to the sign-in page. */
export const canSignInHere = (): boolean => browser.hasLoginGate();

/**
 * Asks a guest to sign in where they are, before anything is sent; true once they did. On a second
 * domain the main one is asked who they are.
 */
export async function signInHere(): Promise<boolean> {
  if ($session.get().state === 'unknown') await loadSession();
  if ($session.get().state === 'viewer') return true;
  if (!browser.isSecondary()) return interceptLogin('login');
  browser.goTo(authorisingLink());
  return false;
}

const lookAgainMs = 3000;

/**
 * While the messaging app is asked in another tab, this looks whether it gave its word, and then
 * the waiting calls go on. It answers how to stop.
 */
export function watchAuthorising(): () => void {
  return browser.whileSeen(() => void goOnOnceSignedIn(), lookAgainMs);
}

async function goOnOnceSignedIn(): Promise<void> {
  const answer = await callApi(calls.isLogin, {}, { intercept: false });
  if (!answer.ok || !answer.data || $loginInterception.get().state !== 'asking') return;
  rememberSignIn(null);
  finishInterception();
}

/** It signs out; the device forgets who was there. */
export const signingOut = makeFormFlow({
  send: () => callApi(calls.logout, {}, { intercept: false }),
  onDone: () => {
    forgetSession();
    $session.set({ state: 'guest' });
    return undefined;
  },
});
