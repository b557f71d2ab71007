import * as v from 'valibot';

/**
 * These are the origins of those who bring notices to browsers, or none; `https://*.example.org`
 * are all below it.
 */
export const pushServices = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(',').filter(Boolean))),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/,
        'must be origins such as https://push.example.org',
      ),
    ),
  ),
);

/** These are the makers of the browsers that people have. */
export const usualPushServices = [
  ...['https://fcm.googleapis.com', 'https://updates.push.services.mozilla.com'],
  ...['https://*.push.apple.com', 'https://*.notify.windows.com'],
].join(',');
