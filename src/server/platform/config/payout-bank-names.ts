import * as v from 'valibot';

/** These are banks by name, comma separated; the first one takes new payouts. */
export const payoutBanks = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,40}(,[\w-]{1,40})*$/, 'must be one, other, …'),
  v.transform((text) => text.split(',') as readonly string[] as readonly [string, ...string[]]),
  v.check((names) => new Set(names).size === names.length, 'must name each bank once'),
);
