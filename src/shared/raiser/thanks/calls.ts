import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, words } from '#src/shared/contract/fields.ts';

/** It limits the family's words to everyone who gave, in characters. */
export const thanksLength = 200;

export const saveThanks = defineCall({
  path: '/api/cf/v4/save-thanks',
  access: 'owner',
  summary: 'Keeps what the family says to everyone who gave; no words take it away again',
  input: v.strictObject({ infoUuid, words: words(thanksLength) }),
  output: v.object({ words: v.string() }),
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const thanksCalls = [saveThanks];
