import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  flag,
  noInput,
  pageSize,
  publicId,
  say,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { maxWishLength, wishView } from './wish-view.ts';

const wishId = publicId;

export const saveWishing = defineCall({
  path: '/api/cf/v4/mkt/wishing-tree/save-wishing',
  access: 'login',
  summary: 'Hangs a wish on the tree, one an hour a person; the same words sent twice are one',
  input: v.strictObject({
    content: wordsBetween(1, maxWishLength),
    /** It is ours: nobody is named who does not choose it. */
    named: v.optional(flag, false),
  }),
  output: wishView,
  errors: ['tooManyRequests'],
  budgetPerMinute: 20,
});

export const wishStat = defineCall({
  path: '/api/cf/v4/mkt/wishing-tree/stat',
  access: 'open',
  summary: 'How many wishes hang on the tree',
  forOthers: true,
  input: noInput,
  output: v.object({ count: v.number() }),
  coalesce: true,
});

export const lastWishes = defineCall({
  path: '/api/cf/v4/mkt/wishing-tree/get-last',
  access: 'open',
  summary: 'The last wishes, newest first',
  forOthers: true,
  input: v.strictObject({ size: pageSize }),
  output: v.object({ list: v.array(wishView) }),
  coalesce: true,
});

export const sampleWords = defineCall({
  path: '/api/cf/v4/mkt/wishing-tree/sample-words',
  access: 'open',
  summary: 'Words for who finds none',
  forOthers: true,
  input: noInput,
  output: v.object({ list: v.array(v.string()) }),
});

export const shareWish = defineCall({
  path: '/api/cf/v4/mkt/wishing-tree/share',
  access: 'login',
  summary: 'Words, link and picture to pass a wish on with; one person counts once',
  forOthers: true,
  input: v.strictObject({ wishId }),
  output: v.object({
    wishId: v.string(),
    title: v.string(),
    desc: v.string(),
    link: v.string(),
    imgUrl: v.string(),
    /** This is how many people passed it on. */
    shareCount: v.number(),
  }),
  errors: ['notFound'],
  budgetPerMinute: 30,
});

export const wishPoster = defineCall({
  path: '/api/cf/v4/mkt/wishing-tree/poster',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary: 'A wish as a picture with a QR code that leads to it',
  input: v.strictObject({
    wishId,
    language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
  }),
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 60,
});

export const wishCalls = [saveWishing, wishStat, lastWishes, sampleWords, shareWish, wishPoster];
