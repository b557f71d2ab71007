import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';
import { bareMobile, isMobile } from './mobile-number.ts';

/** This is a mobile number of mainland China, however it is written. */
export const mobile = v.pipe(
  v.string(say('required')),
  v.transform(bareMobile),
  v.check(isMobile, say('mobile')),
);
