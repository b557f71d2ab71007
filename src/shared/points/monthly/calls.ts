import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { say } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { reportView } from './report-view.ts';

const month = v.pipe(v.string(say('required')), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, say('month')));

export const monthlyReportGet = defineCall({
  path: '/api/charity/monthly-report/get',
  access: 'login',
  summary: "What the viewer gave and did in a month of China's calendar, day by day",
  forOthers: true,
  input: v.strictObject({ month }),
  output: reportView,
  coalesce: true,
});

/** This call is ours: it gives the same figures to keep. */
export const monthlyReportCsv = defineCall({
  path: '/api/charity/monthly-report/csv',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: 'The days of the same report as CSV',
  input: v.strictObject({ month, language: v.optional(v.picklist(locales), defaultLocale) }),
  output: bytesOutput,
  budgetPerMinute: 10,
});

export const monthlyReportCalls = [monthlyReportGet, monthlyReportCsv];
