import { deskHoldGrant, deskSettleHold } from '#src/shared/activities/sponsor/calls.ts';
import { type CallForm, only } from '#src/shared/contract/call-form.ts';

/** This is what two of the staff do with one grant of an activity. */
export const holdForms = {
  holdGrant: { call: deskHoldGrant, inputOf: only('grantNo', 'reason') },
  settleHold: { call: deskSettleHold, inputOf: only('holdId', 'decision', 'reason') },
} satisfies Record<string, CallForm>;
