import * as v from 'valibot';
import { isCode } from '#src/shared/accounts/fresh/is-code.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { noInput, noOutput, say } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';

const code = v.pipe(
  v.string(say('required')),
  v.transform(bareNumber),
  v.check(isCode, say('factorCode')),
);
const factorErrors = ['notFound', 'tooManyRequests'] as const;

export const deskBeginFactor = defineCall({
  path: '/api/desk/second-factor/begin',
  access: 'login',
  summary: "A new secret for one's own authenticator; of staff only",
  input: noInput,
  output: v.object({ uri: v.string(), secret: v.string() }),
  errors: ['notFound', 'factorAlreadySet'],
  budgetPerMinute: 20,
});

export const deskConfirmFactor = defineCall({
  path: '/api/desk/second-factor/confirm',
  access: 'login',
  summary: 'Puts the new authenticator in force by its first code',
  input: v.strictObject({ code }),
  output: noOutput,
  errors: [...factorErrors, 'factorAlreadySet'],
  budgetPerMinute: 20,
});

export const deskGiveCode = defineCall({
  path: '/api/desk/second-factor/check',
  access: 'login',
  summary: 'Opens the desk for this session by a code of the authenticator',
  input: v.strictObject({ code }),
  output: noOutput,
  errors: factorErrors,
  budgetPerMinute: 20,
});

export const deskSignInCalls = [deskBeginFactor, deskConfirmFactor, deskGiveCode];
