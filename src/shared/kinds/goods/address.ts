import * as v from 'valibot';

/** Where a thing goes, as it is answered. */
export const address = v.object({
  name: v.string(),
  mobile: v.string(),
  region: v.string(),
  street: v.string(),
});
