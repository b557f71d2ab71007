import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { say } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { publicityParts } from './publicity-view.ts';

export const publicityCsv = defineCall({
  path: '/api/cf/publicity/csv',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary: 'The newest lines of one list of the public notice, as a table',
  input: v.strictObject({
    part: v.picklist(publicityParts, say('unknown')),
    language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
  }),
  output: bytesOutput,
  budgetPerMinute: 10,
});

export const publicityCalls = [publicityCsv] as const;
