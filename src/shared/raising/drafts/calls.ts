import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { longestDraft } from '#src/shared/raising/sheet-choices.ts';
import { sheetNames } from '#src/shared/raising/sheet-names.ts';

export const saveSheetDraft = defineCall({
  path: '/api/cf/v4/save-draft',
  body: 'json',
  access: 'owner',
  aides: true,
  summary: 'Keeps what is typed so far, whole or not, as long as no other phone saved since',
  input: v.strictObject({
    infoUuid,
    sheet: v.picklist(sheetNames, say('unknown')),
    basedOn: wholeNumber(0, 1_000_000_000),
    values: v.record(v.string(), v.pipe(v.string(), v.maxLength(longestDraft, say('tooLong')))),
  }),
  output: v.object({
    saved: v.boolean(),
    version: v.number(),
    savedAt: v.number(),
    /** Another phone saved these meanwhile, without secrets, where nothing was saved now. */
    values: v.optional(v.record(v.string(), v.string())),
  }),
  errors: ['caseNotEditable', 'otherKind', 'partInReview', 'savedElsewhere'],
});
