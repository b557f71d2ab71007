import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId, say, words, wordsBetween } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { cardKinds, maxCardNameLength, maxCardWordsLength } from './card-view.ts';

const cardId = publicId;

/** It is ours: who gave in somebody's name or memory writes a card, and sends its address on. */
export const giftCardWrite = defineCall({
  path: '/api/cf/gift-card/write',
  access: 'donor',
  summary:
    "Puts an own paid gift in somebody's name or memory; a gift has one card at a time, and a guest's is written in the browser it was given from",
  input: v.strictObject({
    orderId: publicId,
    kind: v.picklist(cardKinds, say('required')),
    name: wordsBetween(1, maxCardNameLength),
    words: v.optional(words(maxCardWordsLength), ''),
  }),
  output: v.object({ cardId: v.string() }),
  errors: ['notFound', 'cardStands'],
  budgetPerMinute: 20,
});

export const giftCardRemove = defineCall({
  path: '/api/cf/gift-card/remove',
  access: 'donor',
  summary: 'Takes an own card down; its address opens nothing any more',
  input: v.strictObject({ cardId }),
  output: noOutput,
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const giftCardPicture = defineCall({
  path: '/api/cf/gift-card/picture',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary: 'A card as a picture, for whoever has its address; none of a gift that went back',
  input: v.strictObject({
    cardId,
    language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
  }),
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 60,
});

export const cardCalls = [giftCardWrite, giftCardRemove, giftCardPicture];
