import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';

/** This is a mobile number of mainland China, as typed: spaces and dashes do not matter. */
export const mobile = v.pipe(
  v.string(say('required')),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^1[3-9]\d{9}$/, say('mobile')),
);

/** Shows the first three and last four digits, the only form in which a number is shown. */
export function maskMobile(number: string): string {
  return `${number.slice(0, 3)}****${number.slice(-4)}`;
}
