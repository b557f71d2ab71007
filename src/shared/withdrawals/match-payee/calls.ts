import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say } from '#src/shared/contract/fields.ts';

export const changeMatchPayee = defineCall({
  path: '/api/cf/activity/matching-gift/change-payee',
  access: 'owner',
  fresh: true,
  summary:
    'Names another payee of gifts and matched money, which are paid out as one; reviewed anew, paid to after a cooling time',
  input: v.strictObject({
    infoUuid,
    /** It is JSON: `kind` is person or hospital, beside the fields of that account. */
    payee: v.pipe(v.string(say('required')), v.maxLength(4000, say('tooLong'))),
  }),
  output: v.object({
    payee: v.object({
      maskedName: v.string(),
      maskedAccount: v.string(),
      bankName: v.string(),
    }),
  }),
  errors: ['notFound', 'caseStateRefuses', 'partInReview'],
  budgetPerMinute: 10,
});

export const matchPayeeCalls = [changeMatchPayee];
