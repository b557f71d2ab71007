import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { pennantGive } from './calls.ts';

export const pennantForm: CallForm<typeof pennantGive> = {
  call: pennantGive,
  inputOf: only('toUserId', 'kind', 'words'),
};
