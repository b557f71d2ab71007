import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { openPocketCall } from './calls.ts';

export const pocketForm: CallForm<typeof openPocketCall> = {
  call: openPocketCall,
  inputOf: only('redPocketId'),
};
