import * as v from 'valibot';
import { defineCall } from '../contract/call.ts';
import { noInput, noOutput, publicId, say, words } from '../contract/fields.ts';
import { locales } from '../platform/locale.ts';
import { mobile } from './mobile.ts';

/** What a code is for; a code of one scene opens nothing of another. */
export const codeScenes = ['login', 'bind'] as const;
export type CodeScene = (typeof codeScenes)[number];

export const verifyCode = v.pipe(
  v.string(say('required')),
  v.transform((text) => text.trim()),
  v.regex(/^\d{6}$/, say('verifyCode')),
);

const scene = v.optional(v.picklist(codeScenes, say('unknown')), 'login');

export const nickname = v.pipe(
  words(200),
  v.check((text) => text.length > 0 && [...text].length <= 20, say('nickname')),
);

/** An account as its own holder sees it. */
export const ownUser = v.object({
  userId: v.string(),
  nickname: v.string(),
  headImgUrl: v.string(),
  /** Masked, or null where no phone is bound. */
  mobile: v.nullable(v.string()),
  roles: v.array(v.picklist(['reviewer', 'releaser', 'administrator'])),
  mobileBound: v.boolean(),
});
export type OwnUser = v.InferOutput<typeof ownUser>;

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
  input: v.strictObject({ mobile, scene }),
  output: v.object({
    expireSeconds: v.number(),
    resendAfterSeconds: v.number(),
    /** The code itself, in demo mode only. */
    demoCode: v.optional(v.string()),
  }),
  errors: ['tooManyCodes', 'unavailable'],
  budgetPerMinute: 30,
});

export const checkVerifyCode = defineCall({
  path: '/api/account/v3/check-verify-code',
  body: 'json',
  access: 'open',
  summary: 'Signs in with a code, or with scene bind gives the session this phone',
  input: v.strictObject({ mobile, code: verifyCode, scene }),
  output: v.object({
    /** For containers without cookies; null where the session stays the one it was (bind). */
    token: v.nullable(v.string()),
    user: ownUser,
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
  output: ownUser,
  coalesce: true,
});

export const updateProfile = defineCall({
  path: '/api/account/v1/update-profile',
  access: 'login',
  summary: 'Changes what is given: nickname, picture, language',
  input: v.strictObject({
    nickname: v.optional(nickname),
    headImgUrl: v.optional(
      v.pipe(v.string(), v.regex(/^(\/media\/[\w/.-]{1,200})?$/, say('malformed'))),
    ),
    locale: v.optional(v.picklist(locales, say('unknown'))),
  }),
  output: ownUser,
  budgetPerMinute: 30,
});

export const ownSession = v.object({
  sessionId: v.string(),
  device: v.string(),
  current: v.boolean(),
  createdAt: v.number(),
  seenAt: v.number(),
});
export type OwnSession = v.InferOutput<typeof ownSession>;

export const sessions = defineCall({
  path: '/api/account/v1/sessions',
  access: 'login',
  summary: 'Where the caller is signed in, latest seen first',
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

export const accountCalls = [
  isLogin,
  sendVerifyCode,
  checkVerifyCode,
  logout,
  userInfo,
  updateProfile,
  sessions,
  revokeSession,
];
