import * as v from 'valibot';
import { caseStatuses } from '#src/shared/cases/enumerations.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say } from '#src/shared/contract/fields.ts';
import { raiseParts } from './parts.ts';
import { sheetNames } from './sheet-names.ts';
import { stopReasons } from './stop-reasons.ts';

const oneCase = { infoUuid };
const caseStatus = v.object({ status: v.picklist(caseStatuses) });

export const sheetOutput = v.object({
  infoUuid: v.string(),
  sheet: v.picklist(sheetNames),
  status: v.number(),
  /** They are as saved; secrets are left out. */
  fields: v.record(v.string(), v.unknown()),
  masked: v.record(v.string(), v.string()),
  openFields: v.array(v.string()),
  refusals: v.record(v.string(), v.object({ words: v.string(), mended: v.boolean() })),
  version: v.number(),
  savedAt: v.nullable(v.number()),
});

const reading = { access: 'owner', input: v.strictObject(oneCase), output: sheetOutput } as const;

export const getBaseInfo = defineCall({
  path: '/api/cf/v4/get-base-info',
  summary: 'Title, story, pictures and target as last saved',
  forOthers: true,
  ...reading,
  coalesce: true,
});

export const getPatientInfo = defineCall({
  path: '/api/cf/v4/get-patient-info',
  summary: 'The patient as last saved, masked',
  forOthers: true,
  ...reading,
  coalesce: true,
});

export const getTreatmentInfo = defineCall({
  path: '/api/cf/v4/get-treatment-info',
  summary: 'Illness, treatment and bills as last saved',
  forOthers: true,
  ...reading,
  coalesce: true,
});

export const getPayeeInfo = defineCall({
  path: '/api/cf/v4/get-payee-info',
  summary: 'The payee as last saved, masked',
  forOthers: true,
  ...reading,
  coalesce: true,
});

export const getInfoStatus = defineCall({
  path: '/api/cf/v4/get-info-status',
  access: 'owner',
  summary: 'How far each part is: 0 not saved, 1 unsubmitted, 2 passed, 3 rejected, 4 submitted',
  forOthers: true,
  input: v.strictObject(oneCase),
  output: v.record(v.picklist(raiseParts), v.number()),
  coalesce: true,
});

export const submitCase = defineCall({
  path: '/api/cf/v4/submit-for-review',
  access: 'owner',
  summary: 'Sends every whole and new part to the review',
  input: v.strictObject(oneCase),
  output: caseStatus,
  errors: ['caseNotEditable', 'partsMissing', 'nothingToSubmit', 'patientHasCase', 'kindClosed'],
  budgetPerMinute: 20,
});

export const takeBackPayee = defineCall({
  path: '/api/cf/v4/take-back-payee',
  access: 'owner',
  summary:
    'Takes the first payee back before it was decided on; what was typed stays to be changed',
  input: v.strictObject(oneCase),
  output: v.object({ status: v.number(), version: v.number() }),
  errors: ['notFound', 'caseNotEditable', 'payeeDecided'],
  budgetPerMinute: 20,
});

export const getRefuseMsg = defineCall({
  path: '/api/cf/v4/get-refuse-msg',
  access: 'owner',
  summary: 'What the review asks to change, field by field',
  forOthers: true,
  input: v.strictObject(oneCase),
  output: v.array(v.object({ stage: v.number(), field: v.string(), message: v.string() })),
  coalesce: true,
});

const publishing = {
  access: 'owner',
  input: v.strictObject(oneCase),
  output: caseStatus,
  errors: ['caseNotReady'],
  budgetPerMinute: 20,
} as const;

export const publish = defineCall({
  path: '/api/cf/v4/publish',
  summary: 'Makes a reviewed case public, if the review has not done so already',
  forOthers: true,
  ...publishing,
});

export const toolPublish = defineCall({
  path: '/api/cf/tool/publish',
  summary: 'The same for clients of the tool page',
  forOthers: true,
  ...publishing,
});

export const stopRaising = defineCall({
  path: '/api/cf/v4/stop-raise',
  access: 'owner',
  summary: 'Ends raising; what was given stays for the patient',
  input: v.strictObject({ ...oneCase, reason: v.picklist(stopReasons, say('required')) }),
  output: caseStatus,
  errors: ['caseStateRefuses'],
  budgetPerMinute: 20,
});

export const raisingCalls = [
  getBaseInfo,
  getPatientInfo,
  getTreatmentInfo,
  getPayeeInfo,
  getInfoStatus,
  submitCase,
  takeBackPayee,
  getRefuseMsg,
  publish,
  toolPublish,
  stopRaising,
];
