import * as v from 'valibot';
import { visitPattern } from '#src/shared/platform/visit-query.ts';

/** Is it a short word, or nothing where it is a strange one? */
const told = (form = visitPattern) =>
  v.fallback(v.optional(v.pipe(v.string(), v.regex(form)), ''), '');

/** This is what a client may tell of a passing-on beside what makes the tree. */
export const shareOrigin = {
  source: told(),
  userSourceId: told(),
  wxSource: told(),
  tradeNo: told(),
  pathName: told(/^\/[\w/.-]{0,199}$/),
  toWxSource: told(),
  cryptoUserId: told(),
};
