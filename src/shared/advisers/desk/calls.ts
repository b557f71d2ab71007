import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId, say, words } from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { reason } from '#src/shared/review/fields.ts';
import { adviserTextEntries } from './adviser-words.ts';

/** Who left, or was found to have done wrong, is shown no longer and has no leads. */
export const adviserStandings = ['working', 'resigned', 'reported'] as const;

export const deskSaveAdviser = defineCall({
  path: '/api/desk/save-adviser',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Writes what is public of an adviser, or a new one; without a photo the old one stays',
  input: v.strictObject({
    adviserId: v.optional(v.union([v.literal(''), publicId], say('unknown')), ''),
    ...adviserTextEntries,
    /** These are further cities and provinces they go to, parted by anything that is no letter. */
    cities: v.optional(words(400), ''),
    photo: v.optional(imageIds(1), ''),
    standing: v.picklist(adviserStandings, say('unknown')),
  }),
  output: v.object({ adviserId: publicId }),
  errors: ['notFound'],
});

export const deskProposeAdviserDesk = defineCall({
  path: '/api/desk/propose-adviser-desk',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Asks a second person to let an account see and call the leads of an adviser',
  input: v.strictObject({ adviserId: publicId, mobile, reason }),
  output: noOutput,
  errors: ['notFound', 'proposalNotOpen', 'noSuchAccount', 'staffAlready'],
});

export const adviserDeskCalls = [deskSaveAdviser, deskProposeAdviserDesk];
