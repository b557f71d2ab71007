import { atom } from 'nanostores';
import * as calls from '#src/shared/accounts/calls.ts';
import type { OwnUser } from '#src/shared/accounts/own-account.ts';
import { callApi } from './api.ts';
import { forgetSession, rememberSignIn } from './known-session.ts';

type Session = { state: 'unknown' } | { state: 'guest' } | { state: 'viewer'; user: OwnUser };

/** Who the reader is, as far as this page has asked. */
export const $session = atom<Session>({ state: 'unknown' });

export function noteSignedIn(token: string | null, user: OwnUser): void {
  rememberSignIn(token);
  $session.set({ state: 'viewer', user });
}

/** Asks who the reader is; a guest is an answer, not a lost login. */
export async function loadSession(): Promise<void> {
  const signedIn = await callApi(calls.isLogin, {});
  if (signedIn.ok && !signedIn.data) return $session.set({ state: 'guest' });
  const answer = await callApi(calls.userInfo, {}, { intercept: false });
  if (answer.ok) $session.set({ state: 'viewer', user: answer.data });
  else if (answer.problem.kind === 'refused') $session.set({ state: 'guest' });
}

export async function signOut(): Promise<boolean> {
  const answer = await callApi(calls.logout, {}, { intercept: false });
  if (!answer.ok) return false;
  forgetSession();
  $session.set({ state: 'guest' });
  return true;
}
