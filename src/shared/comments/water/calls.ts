import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicIds, say } from '#src/shared/contract/fields.ts';
import { mostFamilies, readyWords } from './ready-words.ts';

/** This call is ours: the documents have the page of ready words, and no call for it. */
export const waterComment = defineCall({
  path: '/api/cf/v4/comment/water',
  access: 'login',
  summary: 'Leaves ready words below many cases, once a case; cases that take none are left out',
  input: v.strictObject({
    words: v.picklist(readyWords, say('required')),
    infoUuids: v.pipe(publicIds(mostFamilies.atOnce), v.minLength(1, say('required'))),
  }),
  output: v.object({ sent: v.number(), leftOut: v.number() }),
  errors: ['tooManyRequests'],
  budgetPerMinute: 20,
});

export const waterCalls = [waterComment];
