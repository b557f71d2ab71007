import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { say, wholeNumber } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { figureDays } from './work-figures.ts';

export const deskFigures = defineCall({
  path: '/api/desk/figures',
  method: 'GET',
  answer: 'bytes',
  access: 'staff',
  roles: ['administrator'],
  fresh: 'factor',
  summary:
    'What came to the desk and how it was decided, by queue, person, day and refused field, as CSV',
  input: v.strictObject({
    days: v.pipe(wholeNumber(1, 90, 'unknown'), v.picklist(figureDays, say('unknown'))),
    language: v.optional(v.picklist(locales), defaultLocale),
  }),
  output: bytesOutput,
  budgetPerMinute: 10,
});

export const figureCalls = [deskFigures];
