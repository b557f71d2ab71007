import * as v from 'valibot';
import { defaultLocale, locales } from './locale.ts';

/** Platform codes of the specification's enumeration. */
export const platforms = {
  wechat: 1,
  browser: 2,
  android: 3,
  ios: 4,
  weibo: 10,
  qq: 11,
  dingtalk: 12,
} as const;

export const containers = ['browser', 'messaging', 'mini-program', 'native'] as const;
export type Container = (typeof containers)[number];

/** What every call tells of its caller, as base64 JSON in `X-Common-Message`. */
export const commonMessage = v.object({
  platform: v.optional(v.picklist(Object.values(platforms)), platforms.browser),
  container: v.optional(v.picklist(containers), 'browser'),
  channel: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  language: v.optional(v.picklist(locales), defaultLocale),
  appVersion: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
});
export type CommonMessage = v.InferOutput<typeof commonMessage>;
