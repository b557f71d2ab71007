import * as v from 'valibot';
import { defaultLocale, locales } from './locale.ts';
import { containers, platforms } from './platforms.ts';
import { touchNames, visitPattern } from './visit-query.ts';

/** What a link said strangely is nothing; it never stops a call. */
const tag = v.fallback(v.optional(v.pipe(v.string(), v.regex(visitPattern))), undefined);
const touch = v.object({
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ...v.entriesFromList(touchNames, tag),
});

/** This is what every call tells of its caller, as base64 JSON in `X-Common-Message`. */
export const commonMessage = v.object({
  platform: v.optional(v.picklist(Object.values(platforms)), platforms.browser),
  container: v.optional(v.picklist(containers), 'browser'),
  /** This one tells of the last touch. */
  channel: v.fallback(v.optional(v.pipe(v.string(), v.regex(visitPattern)), ''), ''),
  language: v.optional(v.picklist(locales), defaultLocale),
  appVersion: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
  touches: v.fallback(v.optional(v.object({ first: touch, last: touch })), undefined),
});
export type CommonMessage = v.InferOutput<typeof commonMessage>;
