import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { decideSelfCall } from './calls.ts';

export const allowanceForm: CallForm<typeof decideSelfCall> = {
  call: decideSelfCall,
  inputOf: only('activityId', 'amountInFen', 'infoUuid'),
};
