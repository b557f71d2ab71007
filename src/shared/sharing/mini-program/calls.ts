import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid } from '#src/shared/contract/fields.ts';

export const miniProgramCode = defineCall({
  path: '/api/cf/v4/share/mini-program-code',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary: "A code that opens the mini program's own page of a case, where one is configured",
  input: v.strictObject({ infoUuid }),
  output: bytesOutput,
  errors: ['notFound', 'shareNotOpen', 'unavailable'],
  budgetPerMinute: 60,
});

export const miniProgramCalls = [miniProgramCode];
