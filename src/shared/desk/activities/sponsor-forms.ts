import {
  deskOpenSponsorLink,
  deskRevokeSponsorLink,
} from '#src/shared/activities/sponsor/calls.ts';
import { type CallForm, only } from '#src/shared/contract/call-form.ts';

/** This is what staff do for the sponsor of an activity. */
export const sponsorForms = {
  openSponsorLink: { call: deskOpenSponsorLink, inputOf: only('activityId', 'reason') },
  revokeSponsorLink: { call: deskRevokeSponsorLink, inputOf: only('activityId', 'reason') },
} satisfies Record<string, CallForm>;
