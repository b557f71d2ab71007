import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';

/** A code is for one ward's few people and not for ever, so that a leaked one does little. */
export const hospitalCodeLimits = { mostUses: 50, mostDays: 180 };

/** People read it in fours: 12 letters and digits; case, spaces and strokes do not matter. */
export const hospitalCode = v.pipe(
  v.string(say('required')),
  v.transform((text) => bareNumber(text).toUpperCase()),
  v.minLength(1, say('required')),
  v.regex(/^[2-9A-HJ-NP-Z]{12}$/, say('hospitalCode')),
);

export function inFours(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Is it one hospital, whatever its spaces, widths and letters look like? */
export function isSameHospital(one: string, other: string): boolean {
  return bareHospital(one) === bareHospital(other);
}

function bareHospital(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s·.,()'’-]/g, '');
}
