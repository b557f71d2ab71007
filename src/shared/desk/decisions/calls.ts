import * as v from 'valibot';
import { streamOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId, say } from '#src/shared/contract/fields.ts';
import { chosenDay } from '#src/shared/papers/statements/span.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { queueNames } from '#src/shared/review/queue-names.ts';

/** It is ours: an auditor asks for it, of a queue or of a case. */
export const deskDecisions = defineCall({
  path: '/api/desk/decisions',
  method: 'GET',
  answer: 'bytes',
  access: 'staff',
  roles: ['administrator'],
  fresh: 'factor',
  summary:
    'Who decided what and when in a queue or about an appeal, with refused fields and reasons, as CSV of any length; that it was exported stays on the trail',
  input: v.pipe(
    v.strictObject({
      queue: v.optional(v.picklist(queueNames, say('unknown'))),
      infoUuid: v.optional(publicId),
      ...{ from: chosenDay, until: chosenDay },
      language: v.optional(v.picklist(locales), defaultLocale),
    }),
    v.forward(
      v.check(
        ({ queue, infoUuid }) => (queue === undefined) !== (infoUuid === undefined),
        say('required'),
      ),
      ['queue'],
    ),
  ),
  output: streamOutput,
  budgetPerMinute: 10,
});

export const decisionCalls = [deskDecisions];
