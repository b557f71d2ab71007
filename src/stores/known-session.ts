import { usesToken } from '#src/shared/platform/container.ts';
import { browser } from './browser.ts';
import { forget, keep, readKept } from './keepsakes.ts';

const tokenKey = 'token';
const signedInKey = 'signed-in';
/** This is how many messages were unread when last heard; it goes with the session. */
export const unreadKey = 'unread';

/** Counts sign-ins of this page, so that an answer older than the latest one is recognised. */
let signIns = 0;

const keepsToken = (): boolean => usesToken(browser.userAgent());

/** Answers the bearer token to send, where this container uses one. */
export function sessionToken(): string | undefined {
  return keepsToken() ? readKept(tokenKey) : undefined;
}

/** Notes a session just opened or mended; in browsers the cookie carries it, and only the fact is kept. */
export function rememberSignIn(token: string | null): void {
  signIns += 1;
  keep(signedInKey, '1');
  if (token !== null && keepsToken()) keep(tokenKey, token);
}

/** Notes that the session the browser came with is alive. */
export function rememberSession(): void {
  if (!isSessionKnown()) keep(signedInKey, '1');
}

export function forgetSession(): void {
  forget(signedInKey);
  forget(tokenKey);
  forget(unreadKey);
}

/** Was this device signed in when we last knew? */
export function isSessionKnown(): boolean {
  return readKept(signedInKey) === '1' || sessionToken() !== undefined;
}

export function signInCount(): number {
  return signIns;
}
