import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, publicId } from '#src/shared/contract/fields.ts';
import { applyStatuses } from './apply-status.ts';

export const activityApply = defineCall({
  path: '/api/cf/activity/apply',
  access: 'owner',
  summary: 'Asks that a case may take part in a matching activity; staff decide',
  input: v.strictObject({ infoUuid, activityId: publicId }),
  output: v.object({ applyStatus: v.picklist(applyStatuses) }),
  errors: [
    ...(['notFound', 'activityStateRefuses', 'caseStateRefuses', 'caseInActivity'] as const),
    'activityAsked',
  ],
  budgetPerMinute: 10,
});

export const applyCalls = [activityApply];
