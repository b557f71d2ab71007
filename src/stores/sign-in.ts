import { atom } from 'nanostores';
import * as calls from '#src/shared/accounts/calls.ts';
import { type ApiProblem, callApi } from './api.ts';
import { browser } from './browser.ts';
import { noteSignedIn } from './session.ts';

export type CodeSent = {
  mobile: string;
  /** In demo mode, where no message is sent. */
  demoCode?: string | undefined;
  /** When another code may be asked for. */
  resendAt: number;
};

/** Sign-in, or adding a phone, from the number to the checked code. */
export type SignInFlow =
  | { step: 'mobile'; mobile: string; problem?: ApiProblem }
  | { step: 'sending'; mobile: string }
  | { step: 'code'; sent: CodeSent; problem?: ApiProblem }
  | { step: 'resending'; sent: CodeSent }
  | { step: 'checking'; sent: CodeSent }
  | { step: 'done' };

/** Undefined while the form is as the server drew it. */
export const $signIn = atom<SignInFlow | undefined>(undefined);

export function resetSignIn(mobile?: string): void {
  $signIn.set(mobile === undefined ? undefined : { step: 'mobile', mobile });
}

type Scene = calls.SignInScene;

export async function sendCode(mobile: string, scene: Scene): Promise<void> {
  if (isBusy()) return;
  $signIn.set({ step: 'sending', mobile });
  const answer = await callApi(calls.sendVerifyCode, { mobile, scene }, { intercept: false });
  $signIn.set(
    answer.ok
      ? { step: 'code', sent: sentNow(mobile, answer.data) }
      : { step: 'mobile', mobile, problem: answer.problem },
  );
}

/** Another code for the same number; a refusal leaves the one that was sent in place. */
export async function resendCode(sent: CodeSent, scene: Scene): Promise<void> {
  if (isBusy()) return;
  $signIn.set({ step: 'resending', sent });
  const { mobile } = sent;
  const answer = await callApi(calls.sendVerifyCode, { mobile, scene }, { intercept: false });
  $signIn.set(
    answer.ok
      ? { step: 'code', sent: sentNow(mobile, answer.data) }
      : { step: 'code', sent, problem: answer.problem },
  );
}

type Checked = { sent: CodeSent; code: string; scene: Scene };

/** Answers whether the reader is signed in now. */
export async function checkCode({ sent, code, scene }: Checked): Promise<boolean> {
  if (isBusy()) return false;
  $signIn.set({ step: 'checking', sent });
  const { mobile } = sent;
  const answer = await callApi(
    calls.checkVerifyCode,
    { mobile, code, scene },
    { intercept: false },
  );
  if (!answer.ok) {
    $signIn.set({ step: 'code', sent, problem: answer.problem });
    return false;
  }
  noteSignedIn(answer.data.token, answer.data.user);
  $signIn.set({ step: 'done' });
  return true;
}

function sentNow(
  mobile: string,
  answer: { resendAfterSeconds: number; demoCode?: string | undefined },
): CodeSent {
  const resendAt = browser.now() + answer.resendAfterSeconds * 1000;
  return { mobile, demoCode: answer.demoCode, resendAt };
}

/** A second tap while one call is on its way does nothing. */
function isBusy(): boolean {
  return ['sending', 'resending', 'checking'].includes($signIn.get()?.step ?? '');
}
