import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noInput, noOutput, publicId, say } from '#src/shared/contract/fields.ts';
import { authTypes } from './auth-types.ts';
import { giveFreshCode, sendFreshCode } from './fresh/calls.ts';
import { sentCode, verifyCode } from './fresh/verify-code.ts';
import { askPhoneChange, refusePhoneChange } from './lost-phone/calls.ts';
import { mobile } from './mobile.ts';
import { getPublicUserInfo, grayMode, oneIdTransform } from './others/calls.ts';
import { ownSession, ownUser } from './own-account.ts';
import { updateProfile } from './profile/calls.ts';

/** This is what a code is for; a code of one scene opens nothing of another. */
const codeScenes = ['login', 'bind', 'close', 'lost'] as const;
/**
 * A code of `change` goes to the phone an account has, beside that for the one it wants; one of
 * `fresh` shows that a session is still its person's.
 */
export type CodeScene = (typeof codeScenes)[number] | 'change' | 'fresh';
/** These are the scenes that sign in; closing an account spends its code in a call of its own. */
const signInScenes = ['login', 'bind'] as const;
export type SignInScene = (typeof signInScenes)[number];

export const isLogin = defineCall({
  path: '/api/passport/is-login',
  access: 'open',
  summary: 'Whether the caller has a living session',
  input: noInput,
  output: v.boolean(),
  coalesce: true,
});

export const sendVerifyCode = defineCall({
  path: '/api/account/v1/send-verify-code',
  access: 'open',
  summary: 'Sends a six-digit code to a phone',
  input: v.strictObject({
    mobile,
    scene: v.optional(v.picklist(codeScenes, say('unknown')), 'login'),
  }),
  output: v.object({
    ...sentCode,
    /** It is the other code of who changes their phone. */
    demoOwnCode: v.optional(v.string()),
  }),
  errors: ['tooManyCodes', 'unavailable'],
  budgetPerMinute: 30,
});

export const checkVerifyCode = defineCall({
  path: '/api/account/v3/check-verify-code',
  body: 'json',
  access: 'open',
  summary: 'Signs in with a code, or with scene bind gives the session this phone',
  input: v.strictObject({
    mobile,
    code: verifyCode,
    /** It is of who changes their phone: the code that went to the one they have. */
    ownCode: v.optional(verifyCode),
    scene: v.optional(v.picklist(signInScenes, say('unknown')), 'login'),
  }),
  output: v.object({
    /**
     * It is only for containers without cookies; it is null in browsers, and where the session
     * stays (bind).
     */
    token: v.nullable(v.string()),
    user: ownUser,
    /** This is how many messages the account has not read. */
    unread: v.number(),
  }),
  errors: ['verifyCodeWrong', 'verifyCodeSpent', 'phoneTaken', 'loginExpired', 'loginRevoked'],
  budgetPerMinute: 30,
});

export const logout = defineCall({
  path: '/api/account/v1/logout',
  access: 'open',
  summary: "Ends the caller's session",
  input: noInput,
  output: noOutput,
});

export const userInfo = defineCall({
  path: '/api/account/v1/user-info',
  access: 'login',
  summary: "The caller's account",
  input: noInput,
  output: v.object({ ...ownUser.entries, authType: v.picklist(Object.values(authTypes)) }),
  coalesce: true,
});

export const sessions = defineCall({
  path: '/api/account/v1/sessions',
  access: 'login',
  summary: 'Where the caller is signed in, latest seen first',
  forOthers: true,
  input: noInput,
  output: v.array(ownSession),
  coalesce: true,
});

export const revokeSession = defineCall({
  path: '/api/account/v1/revoke-session',
  access: 'login',
  summary: 'Signs one own session out',
  input: v.strictObject({ sessionId: publicId }),
  output: noOutput,
  errors: ['notFound'],
});

export const accountExport = defineCall({
  path: '/api/account/v1/export',
  access: 'login',
  summary: "Everything kept of the caller's own, by kind",
  input: noInput,
  output: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  fresh: true,
  budgetPerMinute: 5,
});

export const accountClose = defineCall({
  path: '/api/account/v1/close',
  access: 'login',
  summary: 'Closes the account: personal data is erased, records of money stay without them',
  input: v.strictObject({ code: verifyCode }),
  output: noOutput,
  errors: ['verifyCodeWrong', 'verifyCodeSpent', 'accountInUse'],
  budgetPerMinute: 10,
});

export const accountCalls = [
  isLogin,
  sendVerifyCode,
  checkVerifyCode,
  logout,
  userInfo,
  updateProfile,
  sessions,
  revokeSession,
  sendFreshCode,
  giveFreshCode,
  askPhoneChange,
  refusePhoneChange,
  accountExport,
  accountClose,
  grayMode,
  oneIdTransform,
  getPublicUserInfo,
];
