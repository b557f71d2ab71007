import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { countUnread } from '#src/server/notices/find-notices.ts';
import { findGrayMode } from '#src/server/platform/find-gray-mode.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import {
  getPublicUserInfo,
  grayMode as grayModeCall,
  oneIdTransform as oneIdCall,
} from '#src/shared/accounts/others/calls.ts';
import { updateProfile as updateProfileCall } from '#src/shared/accounts/profile/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { deviceOf, usesToken } from '#src/shared/platform/container.ts';
import { closeAccount } from './close-account.ts';
import { exportOwn } from './export-own.ts';
import { findAuthType } from './find-auth-type.ts';
import { findPublicUser } from './find-public-user.ts';
import { giveFreshCodeRoute, sendFreshCodeRoute } from './fresh-code-routes.ts';
import { getOwnUser } from './get-own-user.ts';
import { bindPhone } from './session/bind-phone.ts';
import { findAsker, keepAsker } from './session/code-asker.ts';
import { findOwnSessions } from './session/find-own-sessions.ts';
import { revokeSession, revokeToken } from './session/revoke-session.ts';
import { sendBothCodes } from './session/send-both-codes.ts';
import { sendVerifyCode } from './session/send-verify-code.ts';
import { signIn } from './session/sign-in.ts';
import { updateProfile } from './update-profile.ts';

const isLogin = handle(calls.isLogin, async (_input, { viewer }) => viewer !== undefined);

export const sendCodeRoute = handle(calls.sendVerifyCode, async (input, context) => {
  const { services, now } = context;
  const { db, keys, sms, log, config } = services;
  const parts = { db, keys, sms, log, codesPerHour: config.smsCodesPerHour };
  const { proved } = context;
  const asked = { ...input, asker: findAsker(context), cookieHash: keepAsker(context), proved };
  const { viewer } = context;
  if (input.scene !== 'bind' || !viewer?.mobileBound) return sendVerifyCode(parts, asked, now);
  return sendBothCodes(parts, { ...asked, userId: viewer.userId }, now);
});

export const checkCodeRoute = handle(calls.checkVerifyCode, async (input, context) => {
  const { services, viewer, common, userAgent, now } = context;
  const { mobile, code, ownCode } = input;
  const asker = findAsker(context);
  if (input.scene === 'bind') {
    if (!viewer) throw new Problem('loginExpired');
    const { userId, sessionId } = viewer;
    const asked = { userId, sessionId, mobile, code, ownCode, asker, locale: common.language };
    const bound = await bindPhone(services, asked, now);
    return { ...bound, unread: await countUnread(services.db, userId) };
  }
  const device = deviceOf(userAgent);
  // The browser's next session takes the place of the one it had.
  const before = context.sessionToken;
  const signedIn = await signIn(
    services,
    { mobile, code, asker, device, locale: common.language, touches: common.touches },
    now,
  );
  if (before) await revokeToken(services.db, before, now);
  context.setSession(signedIn.token);
  // A browser has its cookie, which no script reads.
  const token = usesToken(userAgent) ? signedIn.token : null;
  return { ...signedIn, token, unread: await countUnread(services.db, signedIn.user.userId) };
});

export const logoutRoute = handle(calls.logout, async (_input, context) => {
  const { services, sessionToken, now } = context;
  if (sessionToken) await revokeToken(services.db, sessionToken, now);
  context.setSession(null);
  return null;
});

const userInfo = handle(calls.userInfo, async (_input, context) => {
  const [{ db }, viewer] = [context.services, viewerOf(context)];
  const asked = { userId: viewer.userId, locale: context.common.language };
  return { ...(await getOwnUser(db, asked)), authType: await findAuthType(db, viewer) };
});

export const updateProfileRoute = handle(updateProfileCall, async (input, context) => {
  const asked = { userId: viewerOf(context).userId, readIn: context.common.language };
  return updateProfile(context.services.db, { ...input, ...asked }, context.now);
});

const sessions = handle(calls.sessions, async (_input, context) =>
  findOwnSessions(context.services.db, viewerOf(context), context.now),
);

export const revokeSessionRoute = handle(calls.revokeSession, async ({ sessionId }, context) => {
  const viewer = viewerOf(context);
  await revokeSession(context.services.db, { userId: viewer.userId, sessionId }, context.now);
  if (sessionId === viewer.sessionId) context.setSession(null);
  return null;
});

export const exportRoute = handle(calls.accountExport, async (_input, context) =>
  exportOwn(context.services, viewerOf(context).userId),
);

export const closeRoute = handle(calls.accountClose, async ({ code }, context) => {
  const { userId } = viewerOf(context);
  const locale = context.common.language;
  const asked = { userId, code, asker: findAsker(context), locale };
  await closeAccount(context.services, asked, context.now);
  context.setSession(null);
  return null;
});

const grayMode = handle(grayModeCall, ({ keys }, { services, viewer }) =>
  findGrayMode(services, { keys: keys.split(','), userId: viewer?.userId }),
);

const oneIdTransform = handle(oneIdCall, async (_input, context) => ({
  oneId: context.services.keys.blindIndex('one-id', viewerOf(context).userId),
}));

const publicUser = handle(getPublicUserInfo, async ({ userId }, { services, common }) => {
  const found = await findPublicUser(services.db, { userId, locale: common.language });
  if (!found) throw new Problem('notFound');
  return found;
});

export const accountRoutes: readonly HandledCall[] = [
  isLogin,
  sendCodeRoute,
  checkCodeRoute,
  logoutRoute,
  userInfo,
  updateProfileRoute,
  sessions,
  revokeSessionRoute,
  sendFreshCodeRoute,
  giveFreshCodeRoute,
  exportRoute,
  closeRoute,
  grayMode,
  oneIdTransform,
  publicUser,
];
