import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { messagingThirdTypes } from '#src/shared/sharing/channels.ts';

const ownUrl = v.pipe(v.string(say('required')), v.maxLength(2000, say('tooLong')));

const posterTemplates = ['poster', 'card'] as const;
export type PosterTemplate = (typeof posterTemplates)[number];

export const wxSignature = defineCall({
  path: '/api/cf/v4/share/wx-signature',
  access: 'open',
  summary: "Signs an own page for the messaging app's scripts",
  input: v.strictObject({
    url: ownUrl,
    thirdType: v.optional(
      v.pipe(wholeNumber(0, 9999, 'unknown'), v.picklist(messagingThirdTypes, say('unknown'))),
      messagingThirdTypes[0],
    ),
  }),
  output: v.object({
    appid: v.string(),
    noncestr: v.string(),
    signature: v.string(),
    /** It is in seconds, as the messaging app wants it. */
    timestamp: v.number(),
  }),
  errors: ['unavailable'],
  budgetPerMinute: 60,
});

export const shortLink = defineCall({
  path: '/api/cf/v4/share/short-link',
  access: 'open',
  summary: 'A short address for an own page that may be shared; the same page has the same one',
  input: v.strictObject({ url: ownUrl }),
  output: v.object({ token: v.string(), url: v.string() }),
  budgetPerMinute: 30,
});

export const qrcode = defineCall({
  path: '/api/cf/v4/share/qrcode',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary: 'A QR code that opens an own page',
  input: v.strictObject({
    url: ownUrl,
    format: v.optional(v.picklist(['svg', 'png'], say('unknown')), 'svg'),
  }),
  output: bytesOutput,
  budgetPerMinute: 60,
});

export const poster = defineCall({
  path: '/api/cf/v4/share/poster',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary: 'A picture of a case to share: a poster with its QR code, or a card for link previews',
  input: v.strictObject({
    infoUuid,
    template: v.optional(v.picklist(posterTemplates, say('unknown')), 'poster'),
    language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
    /** Since then it looks as it does, so that a browser does not show an older one. */
    since: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  }),
  output: bytesOutput,
  errors: ['notFound', 'shareNotOpen'],
  budgetPerMinute: 60,
});

export const sharePictureCalls = [wxSignature, shortLink, qrcode, poster];
