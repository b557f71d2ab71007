import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, tickedOr } from '#src/shared/contract/fields.ts';

export const putAwayCase = defineCall({
  path: '/api/cf/v4/put-away-case',
  access: 'owner',
  summary:
    'Leaves of an ended case its account and its thanks; the rest is no longer public, for good',
  input: v.strictObject({
    infoUuid,
    sure: tickedOr('required'),
  }),
  output: v.object({ putAwayAt: v.number() }),
  errors: ['notFound', 'caseStateRefuses'],
  budgetPerMinute: 10,
});

export const dignityCalls = [putAwayCase];
