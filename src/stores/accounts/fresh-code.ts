import { giveFreshCode, sendFreshCode } from '#src/shared/accounts/fresh/calls.ts';
import { deskGiveCode } from '#src/shared/desk/sign-in/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/** It shows anew that a session is one's own, while the call that asks for it waits. */
export const sendingFreshCode = makeFormFlow({
  send: () => callApi(sendFreshCode, {}, { intercept: false }),
});

type Values = Readonly<Record<string, string>>;
const codeOf = ({ code = '' }: Values) => ({ code: code.trim() });

export const givingFreshCode = makeFormFlow({
  send: (values) => callApi(giveFreshCode, codeOf(values), { intercept: false }),
});

/** Does the same by the authenticator of one of staff. */
export const givingFactor = makeFormFlow({
  send: (values) => callApi(deskGiveCode, codeOf(values), { intercept: false }),
});
