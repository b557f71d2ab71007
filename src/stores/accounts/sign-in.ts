import { atom } from 'nanostores';
import * as calls from '#src/shared/accounts/calls.ts';
import { bareMobile } from '#src/shared/accounts/mobile-number.ts';
import { callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { noteUnread } from '#src/stores/notices/unread.ts';
import { noteSignedIn } from '#src/stores/session.ts';

export type CodeSent = {
  mobile: string;
  /** It is there in demo mode, where no message is sent. */
  demoCode?: string | undefined;
  /** It is of who changes their phone: the code of the one they have. */
  demoOwnCode?: string | undefined;
  /** Another code may be asked for then. */
  resendAt: number;
};

/** It goes through sign-in, or adding a phone, from the number to the checked code. */
export type SignInStep = { step: 'mobile'; mobile: string } | { step: 'code'; sent: CodeSent };

/** It is undefined while the form is as the server drew it. */
export const $signIn = atom<SignInStep | undefined>(undefined);

type Form = Readonly<Record<string, string>>;

/** Sends a code, or another one; a refusal leaves the one that was sent in place. */
export const sendingCode = makeFormFlow({
  send: (form) => callApi(calls.sendVerifyCode, asked(form), { intercept: false }),
  onDone: ({ resendAfterSeconds, demoCode, demoOwnCode }, form) => {
    const { mobile } = asked(form);
    const resendAt = browser.now() + resendAfterSeconds * 1000;
    $signIn.set({ step: 'code', sent: { mobile, demoCode, demoOwnCode, resendAt } });
    checkingCode.reset();
    return undefined;
  },
});

/** Checks the code; once it is done the reader is signed in. */
export const checkingCode = makeFormFlow({
  send: (form) => {
    const { code = '', ownCode } = form;
    const own = ownCode === undefined ? {} : { ownCode: ownCode.trim() };
    const input = { ...asked(form), code: code.trim(), ...own };
    return callApi(calls.checkVerifyCode, input, { intercept: false });
  },
  onDone: ({ token, user, unread }) => {
    noteSignedIn(token, user);
    noteUnread(unread);
    return undefined;
  },
});

export function resetSignIn(mobile?: string): void {
  sendingCode.reset();
  checkingCode.reset();
  $signIn.set(mobile === undefined ? undefined : { step: 'mobile', mobile });
}

function asked(form: Form): { mobile: string; scene: calls.SignInScene } {
  return { mobile: bareMobile(form.mobile ?? ''), scene: form.scene as calls.SignInScene };
}
