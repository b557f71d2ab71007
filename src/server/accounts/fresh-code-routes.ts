import { handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/accounts/fresh/calls.ts';
import { findAsker, keepAsker } from './session/code-asker.ts';
import { giveFreshCode } from './session/give-fresh-code.ts';
import { sendFreshCode } from './session/send-fresh-code.ts';

export const sendFreshCodeRoute = handle(calls.sendFreshCode, (_input, context) => {
  const { services, proved, now } = context;
  const { db, keys, sms, log, config } = services;
  const asked = { asker: findAsker(context), cookieHash: keepAsker(context), proved };
  const { userId } = viewerOf(context);
  const parts = { db, keys, sms, log, codesPerHour: config.smsCodesPerHour };
  return sendFreshCode(parts, { ...asked, userId }, now);
});

export const giveFreshCodeRoute = handle(calls.giveFreshCode, async ({ code }, context) => {
  const { userId, sessionId } = viewerOf(context);
  const given = { userId, sessionId, code, asker: findAsker(context) };
  await giveFreshCode(context.services, given, context.now);
  return null;
});
