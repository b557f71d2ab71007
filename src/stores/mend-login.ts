import { loginLossCodes } from '#src/shared/contract/login-loss.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';
import { localeOr } from '#src/shared/platform/locale.ts';
import { islandLink } from '#src/shared/routes/island-routes.ts';
import { browser } from './browser.ts';
import { forgetSession, isSessionKnown, signInCount } from './known-session.ts';
import {
  $loginInterception,
  cancelCount,
  interceptLogin,
  type LoginNeed,
} from './login-interception.ts';
import { report } from './monitor.ts';

/** This mends a loss; any other asks for a sign-in. */
const needs: Readonly<Record<number, LoginNeed>> = {
  [loginLossCodes.phone]: 'phone',
  [loginLossCodes.thirdParty]: 'app',
  [loginLossCodes.stale]: 'code',
  [loginLossCodes.staleFactor]: 'factor',
};
const lostCodes: readonly number[] = Object.values(loginLossCodes);

let reportedUpToSignIn = -1;

export function isLoginLoss(code: number): boolean {
  return lostCodes.includes(code);
}

/** It says when a call was sent, as sign-ins and refusals of this page count. */
type SentAt = { signIns: number; cancels: number };

export function sendingNow(): SentAt {
  return { signIns: signInCount(), cancels: cancelCount() };
}

type Loss = { code: number; path: string; sentAt: SentAt; askHere: boolean };

/**
 * Does what is done about a lost login; true when the call may be sent again. The messaging
 * browser, whoever was signed in, and acts that go on afterwards are asked in place; anyone else is
 * sent to the sign-in page.
 */
export async function mendLogin({ code, path, sentAt, askHere }: Loss): Promise<boolean> {
  reportOnce({ code, path, sentAt });
  // Someone signed in while this call was on its way: it only needs to be sent again.
  if (signInCount() > sentAt.signIns) return true;
  if (cancelCount() > sentAt.cancels) return false;
  const need = needs[code] ?? 'login';
  // No page elsewhere asks for it: without a gate the refusal says what to do.
  if (need === 'code' || need === 'factor') return browser.hasLoginGate() && interceptLogin(need);
  if (mayAskHere(need, askHere)) return interceptLogin(need);
  if (need === 'login') forgetSession();
  browser.goTo(need === 'app' ? authorisingLink() : hopOf(need));
  return false;
}

function mayAskHere(need: 'login' | 'app' | 'phone', askHere: boolean): boolean {
  if ($loginInterception.get().state === 'asking') return true;
  if (!browser.hasLoginGate()) return false;
  if (askHere || need === 'phone' || isSessionKnown()) return true;
  return surroundingsOf(browser.userAgent()).container === 'messaging';
}

/** Links to the authorisation hop, which comes back to this page. */
export function authorisingLink(): string {
  const locale = localeOr(browser.language());
  return islandLink('authService', { query: { redirectUrl: browser.here() }, locale });
}

function hopOf(need: 'login' | 'phone'): string {
  const locale = localeOr(browser.language());
  return islandLink(need === 'phone' ? 'bindPhone' : 'login', {
    query: { redirectUrl: browser.here() },
    locale,
  });
}

/** Reports each loss once, however many calls meet it, and however late they hear of it. */
function reportOnce({ code, path, sentAt }: Omit<Loss, 'askHere'>): void {
  if (sentAt.signIns <= reportedUpToSignIn) return;
  reportedUpToSignIn = sentAt.signIns;
  report({ type: 'notLoginCode', code, path });
}
