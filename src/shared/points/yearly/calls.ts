import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { flag, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { firstYear } from '#src/shared/platform/months.ts';
import { yearReportView } from './year-report-view.ts';

const year = wholeNumber(firstYear, 2100);
const language = v.optional(v.picklist(locales, say('unknown')), defaultLocale);

export const yearReportGet = defineCall({
  path: '/api/charity/annual/report/get-user-annual-report',
  access: 'login',
  summary: "What the viewer gave and did in a year of China's calendar, month by month",
  forOthers: true,
  input: v.strictObject({ year }),
  output: yearReportView,
  coalesce: true,
});

/** This call is ours: it gives the same figures to keep. */
export const yearReportCsv = defineCall({
  path: '/api/charity/annual/report/csv',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: 'The months of the same report as CSV',
  input: v.strictObject({ year, language }),
  output: bytesOutput,
  budgetPerMinute: 10,
});

/** It is ours: a card to show others; it tells no amount unless the person chooses so. */
export const yearReportPicture = defineCall({
  path: '/api/charity/annual/report/picture',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: "The viewer's year as a picture, without amounts unless they are asked for",
  input: v.strictObject({ year, language, withAmount: v.optional(flag, false) }),
  output: bytesOutput,
  budgetPerMinute: 30,
});

export const yearReportCalls = [yearReportGet, yearReportCsv, yearReportPicture];
