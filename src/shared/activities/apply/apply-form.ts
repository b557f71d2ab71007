import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { activityApply } from './calls.ts';

export const applyForm: CallForm<typeof activityApply> = {
  call: activityApply,
  inputOf: only('infoUuid', 'activityId'),
};
