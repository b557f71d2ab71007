import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { say } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';

/** This is how an account of money is drawn, whoever asks for it. */
export const drawnStatement = {
  format: v.picklist(['pdf', 'csv'], say('unknown')),
  language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
};

/** It is answered as a file, and seldom, since a long one costs time to draw. */
export const statementFile = {
  method: 'GET',
  answer: 'bytes',
  output: bytesOutput,
  budgetPerMinute: 20,
  errors: ['notFound', 'unavailable'],
} as const;
