import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';

export const verifyCode = v.pipe(
  v.string(say('required')),
  v.transform((text) => text.trim()),
  v.regex(/^\d{6}$/, say('verifyCode')),
);

/** Sending a code answers this. */
export const sentCode = {
  expireSeconds: v.number(),
  resendAfterSeconds: v.number(),
  /** The code itself is told in demo mode only. */
  demoCode: v.optional(v.string()),
};
