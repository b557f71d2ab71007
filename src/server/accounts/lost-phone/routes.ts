import { findAsker } from '#src/server/accounts/session/code-asker.ts';
import { type HandledCall, handle } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/accounts/lost-phone/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { askPhoneChange } from './ask-phone-change.ts';
import { refusePhoneChange } from './end-phone-change.ts';

export const askPhoneRoute = handle(calls.askPhoneChange, async (input, context) => {
  const { services, viewer, now } = context;
  const { mobile, code, ownMobile } = input;
  const asked = { mobile, code, asker: findAsker(context) };
  if (viewer) {
    const { userId, sessionId } = viewer;
    return askPhoneChange(services, { ...asked, of: { userId, sessionId } }, now);
  }
  if (ownMobile === undefined)
    throw new Problem('inputInvalid', { fields: { ownMobile: 'required' } });
  return askPhoneChange(services, { ...asked, of: { ownMobile } }, now);
});

export const refusePhoneRoute = handle(calls.refusePhoneChange, ({ changeId }, context) =>
  refusePhoneChange(context.services, changeId, context.now),
);

export const lostPhoneRoutes: readonly HandledCall[] = [askPhoneRoute, refusePhoneRoute];
