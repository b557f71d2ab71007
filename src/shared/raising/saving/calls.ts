import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, wholeNumber } from '#src/shared/contract/fields.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { sheets } from '#src/shared/raising/sheets.ts';

const oneCase = { infoUuid };
/** A form was filled in on this version; a newer one of another phone is not written over. */
const basedOn = v.optional(wholeNumber(0, 1_000_000_000));
const savedPart = v.object({ status: v.number(), version: v.number() });
export const savingErrors = [
  'caseNotEditable',
  'partInReview',
  'savedElsewhere',
] as const satisfies readonly ProblemName[];

const ofOwner = {
  access: 'owner',
  output: savedPart,
  errors: savingErrors,
  budgetPerMinute: 40,
} as const;
const ofFamily = { ...ofOwner, aides: true } as const;

/** What is left out stays as it was saved, so that a form sends only what may be changed. */
// @__NO_SIDE_EFFECTS__
function sheetInput<S extends SheetName>(sheet: S) {
  return v.strictObject({ ...oneCase, ...v.partial(sheets[sheet]).entries, basedOn });
}

export const addOrUpdateBaseInfo = defineCall({
  path: '/api/cf/v4/add-or-update-base-info',
  access: 'login',
  summary: 'Saves title, story, pictures and target; without a case it begins one',
  input: v.strictObject({
    infoUuid: v.optional(infoUuid),
    ...v.partial(sheets.base).entries,
    basedOn,
  }),
  output: v.object({ infoUuid: v.string(), ...savedPart.entries }),
  errors: [
    ...savingErrors,
    'notFound',
    'otherKind',
    'kindClosed',
    'tooManyCases',
    'idempotencyConflict',
  ],
  idempotent: true,
  budgetPerMinute: 40,
});

export const addOrUpdatePatientInfo = defineCall({
  path: '/api/cf/v4/add-or-update-patient-info',
  summary: 'Saves who the patient is, and their or their guardian’s consent',
  input: sheetInput('patient'),
  ...ofFamily,
});

export const addOrUpdateTreatmentInfo = defineCall({
  path: '/api/cf/v4/add-or-update-treatment-info',
  summary: 'Saves illness, treatment and its bills',
  input: sheetInput('treatment'),
  ...ofFamily,
});

export const addOrUpdateHospitalDetail = defineCall({
  path: '/api/cf/v4/add-or-update-hospital-detail',
  summary: 'Saves ward, bed and doctor, and whether the ward may be asked',
  input: sheetInput('hospital'),
  ...ofFamily,
});

export const addOrUpdatePayeeInfo = defineCall({
  path: '/api/cf/v4/add-or-update-payee-info',
  summary: 'Saves the person and bank card that money goes to',
  input: sheetInput('payee'),
  ...ofOwner,
});

export const addOrUpdateHospitalPayeeInfo = defineCall({
  path: '/api/cf/v4/add-or-update-hospital-payee-info',
  summary: 'Saves the hospital account that money goes to',
  input: sheetInput('hospitalPayee'),
  ...ofOwner,
});

/** Income, savings and debts are in fen, as all amounts are. */
export const addOrUpdateHouseholdAssets = defineCall({
  path: '/api/cf/v4/add-or-update-household-assets',
  summary: 'Saves what the household owns, earns and owes',
  input: sheetInput('household'),
  ...ofFamily,
});

export const addOrUpdatePublisher = defineCall({
  path: '/api/cf/v4/add-or-update-publisher',
  summary: 'Saves who the fundraiser is',
  input: sheetInput('publisher'),
  ...ofFamily,
});

export const addOrUpdateMaterials = defineCall({
  path: '/api/cf/v4/add-or-update-materials',
  summary: 'Saves papers that the review asked for',
  input: sheetInput('materials'),
  ...ofFamily,
});

export const addPatientImages = defineCall({
  path: '/api/cf/v4/add-patient-images',
  access: 'owner',
  summary: 'Changes the pictures of the story and nothing else of it',
  input: v.strictObject({ ...oneCase, attachments: sheets.base.entries.attachments, basedOn }),
  output: savedPart,
  errors: [...savingErrors, 'partsMissing'],
  budgetPerMinute: 40,
});

export const sheetCalls = [
  addOrUpdateBaseInfo,
  addOrUpdatePatientInfo,
  addOrUpdateTreatmentInfo,
  addOrUpdateHospitalDetail,
  addOrUpdatePayeeInfo,
  addOrUpdateHospitalPayeeInfo,
  addOrUpdateHouseholdAssets,
  addOrUpdatePublisher,
  addOrUpdateMaterials,
  addPatientImages,
  saveSheetDraft,
];
