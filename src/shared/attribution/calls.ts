import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { say, wholeNumber } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { channelDays } from './channel-lines.ts';

export const deskChannels = defineCall({
  path: '/api/desk/channels',
  method: 'GET',
  answer: 'bytes',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  fresh: 'factor',
  summary: 'What the links of each channel and degree led to, as CSV; counts and sums alone',
  input: v.strictObject({
    days: v.pipe(wholeNumber(1, 90, 'unknown'), v.picklist(channelDays, say('unknown'))),
    language: v.optional(v.picklist(locales), defaultLocale),
  }),
  output: bytesOutput,
  budgetPerMinute: 10,
});

export const attributionCalls = [deskChannels];
