import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { wordsBetween } from '#src/shared/contract/fields.ts';

/** This is where a thing goes, as it is answered. */
export const address = v.object({
  name: v.string(),
  mobile: v.string(),
  region: v.string(),
  street: v.string(),
});

/** This is the same as it is typed. */
export const addressFields = {
  name: wordsBetween(2, 20),
  mobile,
  region: wordsBetween(2, 60),
  street: wordsBetween(4, 120),
};
