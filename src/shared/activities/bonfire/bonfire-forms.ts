import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { createBonfire, joinBonfire } from './calls.ts';

export const startForm: CallForm<typeof createBonfire> = {
  call: createBonfire,
  inputOf: only('infoUuid'),
};

export const joinForm: CallForm<typeof joinBonfire> = {
  call: joinBonfire,
  inputOf: only('bonfireUuid'),
};
