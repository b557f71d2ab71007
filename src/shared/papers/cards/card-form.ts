import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { giftCardWrite } from './calls.ts';

export const cardForm: CallForm<typeof giftCardWrite> = {
  call: giftCardWrite,
  inputOf: only('orderId', 'kind', 'name', 'words'),
};
