import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { flag, infoUuid, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { audiences } from './audience.ts';

/**
 * It is ours: a family chooses who sees its appeal, and a guardian whether a child's face is shown.
 */
export const caseAudience = defineCall({
  path: '/api/cf/v4/case-audience',
  access: 'owner',
  summary:
    'Shows a case to everyone, or by its link alone; once it ended, to who gave to it, which cannot be undone',
  input: v.strictObject({
    infoUuid,
    audience: v.picklist(audiences, say('required')),
    /** It is a guardian's word for a child; of a grown-up's case it changes nothing. */
    facesShown: v.optional(flag, '0'),
    /** It is asked for with `donors`, which writes over what everyone could read. */
    sure: v.optional(flag, '0'),
  }),
  output: v.object({ audience: v.picklist(audiences) }),
  errors: ['notFound', 'caseStateRefuses'],
  budgetPerMinute: 20,
});

export const keptPicture = defineCall({
  path: '/api/cf/v4/kept-picture',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: 'A photo of an ended case that is shown to those who gave to it',
  input: v.strictObject({ infoUuid, position: wholeNumber(0, 50) }),
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 120,
});

export const audienceCalls = [caseAudience, keptPicture];
