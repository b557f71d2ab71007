import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId } from '#src/shared/contract/fields.ts';
import { receiptCode } from '#src/shared/donations/order-fields.ts';
import { ifUnused } from '#src/shared/refunds/if-unused.ts';

export const modifyIfUnused = defineCall({
  path: '/api/cf/v4/order/modify-if-unused',
  access: 'donor',
  summary: 'What becomes of an own gift if its case gives it back; until that begins',
  input: v.strictObject({
    orderId: publicId,
    receiptCode: v.optional(receiptCode),
    ifUnused,
  }),
  output: v.object({ ifUnused }),
  errors: ['notFound', 'choiceOver'],
  budgetPerMinute: 20,
});

export const unusedCalls = [modifyIfUnused];
