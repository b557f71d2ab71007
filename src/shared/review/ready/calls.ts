import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { flag, noOutput, say } from '#src/shared/contract/fields.ts';
import { readyTextId } from '#src/shared/review/fields.ts';
import { readyKinds } from '#src/shared/review/ready-texts.ts';
import { readyTextEntries } from './ready-words.ts';

export const deskSaveReadyText = defineCall({
  path: '/api/desk/save-ready-text',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Rewords a ready text for refusals, adds one, or offers it no more',
  input: v.strictObject({
    textId: v.optional(v.union([v.literal(''), readyTextId], say('unknown')), ''),
    kind: v.picklist(readyKinds, say('required')),
    ...readyTextEntries,
    shown: v.optional(flag, false),
  }),
  output: noOutput,
  errors: ['notFound'],
});

export const readyCalls = [deskSaveReadyText];
