import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';

/** People write these dots between the parts of a name. */
const dots = /[.．•‧・]/g;

/** This is a real name: 2 to 20 Chinese characters, dots allowed within; every dot becomes `·`. */
export const personName = v.pipe(
  v.string(say('required')),
  v.transform((text) => text.replaceAll(/\s/g, '').replaceAll(dots, '·')),
  v.regex(/^(?=.{2,20}$)\p{Script=Han}+(?:·\p{Script=Han}+)*$/u, say('personName')),
);
