import * as v from 'valibot';
import { defaultLocale, locales } from './locale.ts';
import { containers, platforms } from './platforms.ts';

/** What every call tells of its caller, as base64 JSON in `X-Common-Message`. */
export const commonMessage = v.object({
  platform: v.optional(v.picklist(Object.values(platforms)), platforms.browser),
  container: v.optional(v.picklist(containers), 'browser'),
  channel: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  language: v.optional(v.picklist(locales), defaultLocale),
  appVersion: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
});
export type CommonMessage = v.InferOutput<typeof commonMessage>;
