import * as v from 'valibot';
import { caseCard } from '#src/shared/cases/case-card.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  infoUuid,
  noInput,
  noOutput,
  pageOf,
  pageSize,
  wholeNumber,
} from '#src/shared/contract/fields.ts';
import { dreamSheets } from '#src/shared/kinds/dream-sheets.ts';
import { sheetOutput, submitCase } from '#src/shared/raising/calls.ts';
import { addOrUpdateBaseInfo, savingErrors } from '#src/shared/raising/saving/calls.ts';

const oneCase = { infoUuid };
const basedOn = v.optional(wholeNumber(0, 1_000_000_000));
const saving = {
  access: 'owner',
  aides: true,
  output: noOutput,
  errors: [...savingErrors, 'otherKind'],
  budgetPerMinute: 40,
} as const;
const reading = {
  access: 'owner',
  input: v.strictObject(oneCase),
  errors: ['otherKind'],
  coalesce: true,
} as const;

export const dreamSummary = defineCall({
  path: '/api/cf/v4/dream/summary',
  access: 'open',
  summary: 'How many dreams are public, and what was given to them',
  forOthers: true,
  input: noInput,
  output: v.object({ count: v.number(), amountInFen: v.number() }),
  coalesce: true,
});

export const dreamFeeds = defineCall({
  path: '/api/cf/v4/dream/feeds',
  method: 'GET',
  access: 'open',
  summary: 'Public dreams, newest first',
  forOthers: true,
  input: v.strictObject({ anchorId, size: pageSize }),
  output: pageOf(caseCard),
  coalesce: true,
});

export const dreamAddBase = defineCall({
  path: '/api/cf/v4/dream/add-base-info',
  access: 'login',
  summary: 'Begins a dream with its title, story and target in fen; with a case it changes them',
  input: v.strictObject({
    infoUuid: v.optional(infoUuid),
    ...v.partial(dreamSheets.dreamBase).entries,
    basedOn,
  }),
  output: v.object({ infoUuid: v.string() }),
  errors: addOrUpdateBaseInfo.errors,
  idempotent: true,
  budgetPerMinute: 40,
});

export const dreamOrigination = defineCall({
  path: '/api/cf/v4/dream/add-or-update-origination-info',
  summary: 'Saves who organises a dream: an organisation or a person',
  input: v.strictObject({ ...oneCase, ...v.partial(dreamSheets.origination).entries, basedOn }),
  ...saving,
});

export const dreamIndividual = defineCall({
  path: '/api/cf/v4/dream/add-or-update-individual-info',
  summary: 'Saves whom a dream is for, and their or their guardian’s consent',
  input: v.strictObject({ ...oneCase, ...v.partial(dreamSheets.individual).entries, basedOn }),
  ...saving,
});

export const dreamConfirm = defineCall({
  path: '/api/cf/v4/dream/upload-or-update-confirm',
  summary: 'Saves the papers and photos that prove a dream, by their image ids',
  input: v.strictObject({ ...oneCase, ...v.partial(dreamSheets.confirm).entries, basedOn }),
  ...saving,
});

export const dreamSubmit = defineCall({
  ...submitCase,
  path: '/api/cf/v4/dream/submit-for-review',
  summary: 'Sends a whole dream to the review',
  forOthers: true,
  errors: [...submitCase.errors, 'otherKind'],
});

export const dreamPeople = defineCall({
  path: '/api/cf/v4/dream/get-supply-info',
  summary: 'Who organises a dream and whom it is for, as last saved, masked',
  forOthers: true,
  output: v.object({ origination: sheetOutput, individual: sheetOutput }),
  ...reading,
});

export const dreamPapers = defineCall({
  path: '/api/cf/v4/dream/get-confirm-info',
  summary: 'The papers of a dream as last saved',
  forOthers: true,
  output: sheetOutput,
  ...reading,
});

export const dreamStatus = defineCall({
  path: '/api/cf/v4/dream/get-info-status',
  summary: 'How far each part is: 0 not saved, 1 unsubmitted, 2 passed, 3 rejected, 4 submitted',
  forOthers: true,
  output: v.object({
    base: v.number(),
    origination: v.number(),
    individual: v.number(),
    confirm: v.number(),
  }),
  ...reading,
});

export const dreamCalls = [
  dreamSummary,
  dreamFeeds,
  dreamAddBase,
  dreamOrigination,
  dreamIndividual,
  dreamConfirm,
  dreamSubmit,
  dreamPeople,
  dreamPapers,
  dreamStatus,
];
