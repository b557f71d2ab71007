import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say } from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';

export const paperKit = defineCall({
  path: '/api/cf/v4/share/paper-kit',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary:
    'A sheet of A4 to print: what it is about, QR code, short address, code, strips to tear off',
  input: v.strictObject({
    infoUuid,
    language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
  }),
  output: bytesOutput,
  errors: ['notFound', 'shareNotOpen', 'unavailable'],
  budgetPerMinute: 20,
});

export const kitCalls = [paperKit];
