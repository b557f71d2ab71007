import { adviserFields } from '#src/shared/advisers/desk/adviser-words.ts';
import { deskProposeAdviserDesk, deskSaveAdviser } from '#src/shared/advisers/desk/calls.ts';
import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { deskCallLead, deskClaimLead, deskHandLead, deskMoveGreenPath } from './calls.ts';

/** These forms of the desk deal with advisers, their leads and the doctor channel. */
export const leadForms = {
  saveAdviser: {
    call: deskSaveAdviser,
    inputOf: only('adviserId', ...adviserFields, 'cities', 'photo', 'standing'),
  },
  adviserDesk: { call: deskProposeAdviserDesk, inputOf: only('adviserId', 'mobile', 'reason') },
  claimLead: { call: deskClaimLead, inputOf: only('leadId') },
  callLead: { call: deskCallLead, inputOf: only('leadId', 'outcome', 'note', 'tries') },
  handLead: { call: deskHandLead, inputOf: only('leadId', 'adviserId', 'reason') },
  moveGreenPath: { call: deskMoveGreenPath, inputOf: only('applyId', 'state', 'words') },
} satisfies Record<string, CallForm>;
