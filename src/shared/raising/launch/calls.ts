import * as v from 'valibot';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { illnessKeys } from '#src/shared/cases/illnesses.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { say, tickedOr, words } from '#src/shared/contract/fields.ts';
import { codeOf } from '#src/shared/raising/sheet-fields.ts';

export const launchCase = defineCall({
  path: '/api/cf/v4/launch-case',
  access: 'login',
  summary: 'Begins a case that nobody else sees yet',
  input: v.strictObject({
    caseType: v.optional(codeOf(Object.values(caseTypes)), caseTypes.illness),
    relation: v.optional(words(20), ''),
    illnessKey: v.optional(v.picklist(['', ...illnessKeys], say('unknown')), ''),
    disease: v.optional(words(40), ''),
    agreed: tickedOr('agreement'),
  }),
  output: v.object({ infoUuid: v.string() }),
  errors: ['tooManyCases', 'kindClosed', 'idempotencyConflict'],
  idempotent: true,
  budgetPerMinute: 20,
});

export const launchCalls = [launchCase];
