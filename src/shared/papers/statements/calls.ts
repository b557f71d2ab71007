import * as v from 'valibot';
import { fileOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say } from '#src/shared/contract/fields.ts';
import { chosenDay } from './span.ts';
import { drawnStatement, statementFile } from './statement-file.ts';

const span = { from: chosenDay, until: chosenDay };

export const caseStatement = defineCall({
  path: '/api/cf-finance/statement/case',
  access: 'owner',
  summary:
    'What an appeal had, got, gave back, paid and has, by days of a span, as its ledger says; no names',
  input: v.strictObject({ infoUuid, ...span, ...drawnStatement }),
  ...statementFile,
});

export const deskCaseStatement = defineCall({
  path: '/api/desk/case-statement',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  fresh: 'factor',
  summary: 'The same for an auditor; that it was exported stays on the trail',
  input: v.strictObject({ infoUuid, ...span, ...drawnStatement }),
  ...statementFile,
});

export const giftStatement = defineCall({
  path: '/api/cf-finance/statement/gifts',
  access: 'login',
  summary:
    "Twelve months of the viewer's gifts: given, come back and moved on to other families, month by month",
  input: v.strictObject({
    until: v.optional(
      v.pipe(v.string(), v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, say('unknown'))),
      '',
    ),
    ...drawnStatement,
  }),
  ...statementFile,
  // It is a table of every line, however many there are.
  output: fileOutput,
});

export const statementCalls = [caseStatement, deskCaseStatement, giftStatement];
