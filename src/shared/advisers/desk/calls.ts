import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { flag, publicId, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { adviserWordEntries } from './adviser-words.ts';

export const deskSaveAdviser = defineCall({
  path: '/api/desk/save-adviser',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Writes what is public of an adviser, or a new one; without a photo the old one stays',
  input: v.strictObject({
    adviserId: v.optional(v.union([v.literal(''), publicId], say('unknown')), ''),
    ...adviserWordEntries,
    casesHelped: wholeNumber(0, 1_000_000),
    photo: v.optional(imageIds(1), ''),
    shown: v.optional(flag, false),
  }),
  output: v.object({ adviserId: publicId }),
  errors: ['notFound'],
});

export const adviserDeskCalls = [deskSaveAdviser];
