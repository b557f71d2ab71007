import * as v from 'valibot';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { caseStatuses } from '#src/shared/cases/enumerations.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid } from '#src/shared/contract/fields.ts';

export const getCaseInfo = defineCall({
  path: '/api/cf/v4/detail/get-case-info',
  access: 'open',
  summary: 'Title, state and money of a case, as an open page asks for again and again',
  input: v.strictObject({ infoUuid }),
  output: v.object({
    infoUuid: v.string(),
    title: v.string(),
    status: v.picklist(caseStatuses),
    phase: v.picklist(casePhases),
    /** This is all that was ever given; what of it is not in `raisedInFen` went back or on. */
    givenInFen: v.number(),
    raisedInFen: v.number(),
    targetInFen: v.number(),
    donationCount: v.number(),
    feeInFen: v.number(),
    netInFen: v.number(),
  }),
  errors: ['notFound'],
  coalesce: true,
  budgetPerMinute: 600,
});

/**
 * It stands by itself, since every open page of a case makes it: the other calls would come along.
 */
export const totalCalls = [getCaseInfo];
