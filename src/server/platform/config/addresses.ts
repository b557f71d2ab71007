import * as v from 'valibot';

export const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text),
    'must be an address such as https://s3.example.org',
  ),
);

/**
 * This is one call of a service: no name and password stand in it, which would stand in every log
 * of a proxy.
 */
export const callUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:\/\/[^/?#@]+\/[^?#]*$/.test(text),
    'must be an address such as https://names.example.org/check',
  ),
);
