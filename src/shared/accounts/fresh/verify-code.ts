import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';
import { isCode } from './is-code.ts';

export const verifyCode = v.pipe(
  v.string(say('required')),
  v.transform(bareNumber),
  v.check(isCode, say('verifyCode')),
);

/** Sending a code answers this. */
export const sentCode = {
  expireSeconds: v.number(),
  resendAfterSeconds: v.number(),
  /** The code itself is told in demo mode only. */
  demoCode: v.optional(v.string()),
};
