import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { auditStages } from '#src/shared/cases/enumerations.ts';
import type { Call, CallParsed } from '#src/shared/contract/call.ts';
import * as calls from '#src/shared/raising/calls.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import type { OwnSheet } from '#src/shared/raising/own-sheet.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { publishCase } from './decide/publish-case.ts';
import { stopRaise } from './decide/stop-raise.ts';
import { submitForReview } from './decide/submit-for-review.ts';
import { takeBackPayee } from './payee/take-back-payee.ts';
import { findChecklist } from './sheet/find-checklist.ts';
import { findPayeeSheet, findSheet } from './sheet/find-sheet.ts';
import { findSheetFaults } from './sheet/find-sheet-faults.ts';
import { launch, saveBase, savePictures } from './sheet/save-base.ts';
import { saveDraft } from './sheet/save-draft.ts';
import { savePart } from './sheet/save-part.ts';
import { writerOf } from './sheet/writer.ts';

type SheetInputOf = { infoUuid: string; basedOn?: number | undefined };

function handleSheet<C extends Call>(call: C, sheet: SheetName): HandledCall {
  return handle(
    call,
    async (parsed, context) => {
      const { infoUuid, basedOn, ...input } = parsed as CallParsed<C> & SheetInputOf;
      const { userId } = viewerOf(context);
      const saved = { caseId: infoUuid, sheet, input, basedOn, userId };
      return savePart(context.services, saved, context.now);
    },
    findSheetFaults(sheet),
  );
}

export const launchRoute = handle(launchCase, async (input, context) => {
  const { idempotency, services, now } = context;
  return launch(services, { ...input, writer: writerOf(context), idempotency }, now);
});

export const baseRoute = handle(
  saving.addOrUpdateBaseInfo,
  async (parsed, context) => {
    const { infoUuid, basedOn, ...input } = parsed;
    const { idempotency, services, now } = context;
    const writer = writerOf(context);
    return saveBase(services, { infoUuid, input, basedOn, writer, idempotency }, now);
  },
  findSheetFaults('base'),
);

/** These are the calls of the other sheets, by which forms without script save them too. */
export const sheetRoutes = {
  patient: handleSheet(saving.addOrUpdatePatientInfo, 'patient'),
  treatment: handleSheet(saving.addOrUpdateTreatmentInfo, 'treatment'),
  hospital: handleSheet(saving.addOrUpdateHospitalDetail, 'hospital'),
  payee: handleSheet(saving.addOrUpdatePayeeInfo, 'payee'),
  hospitalPayee: handleSheet(saving.addOrUpdateHospitalPayeeInfo, 'hospitalPayee'),
  household: handleSheet(saving.addOrUpdateHouseholdAssets, 'household'),
  publisher: handleSheet(saving.addOrUpdatePublisher, 'publisher'),
  materials: handleSheet(saving.addOrUpdateMaterials, 'materials'),
} as const;

export const picturesRoute = handle(saving.addPatientImages, async (input, context) => {
  const { infoUuid: caseId, attachments, basedOn } = input;
  const { userId } = viewerOf(context);
  return savePictures(context.services, { caseId, attachments, basedOn, userId }, context.now);
});

const draftRoute = handle(saveSheetDraft, async (input, context) => {
  const { infoUuid: caseId, ...draft } = input;
  const { userId } = viewerOf(context);
  return saveDraft(context.services, { caseId, ...draft, userId }, context.now);
});

export function answerOf(infoUuid: string, { values: _values, ...sheet }: OwnSheet) {
  return { infoUuid, ...sheet };
}

function handleReading(
  call: typeof calls.getBaseInfo | typeof calls.getPatientInfo | typeof calls.getTreatmentInfo,
  sheet: SheetName,
): HandledCall {
  return handle(call, async ({ infoUuid }, { services }) =>
    answerOf(infoUuid, await findSheet(services, { caseId: infoUuid, sheet })),
  );
}

const infoStatus = handle(calls.getInfoStatus, async ({ infoUuid }, { services, now }) => {
  const found = await findChecklist(services, { caseId: infoUuid }, now);
  return Object.fromEntries((found?.lines ?? []).map(({ part, status }) => [part, status]));
});

const refuseMsg = handle(calls.getRefuseMsg, async ({ infoUuid }, { services, now }) => {
  const found = await findChecklist(services, { caseId: infoUuid }, now);
  return (found?.lines ?? []).flatMap(({ part, stage, refusals }) =>
    Object.entries(refusals).map(([field, { words }]) => ({
      stage: auditStages[stage],
      field: `${part}.${field}`,
      message: words,
    })),
  );
});

export const submitRoute = handle(calls.submitCase, async ({ infoUuid: caseId }, context) => {
  const { userId } = viewerOf(context);
  return submitForReview(context.services, { caseId, userId }, context.now);
});

export const takeBackRoute = handle(calls.takeBackPayee, async ({ infoUuid: caseId }, context) => {
  const { userId } = viewerOf(context);
  return takeBackPayee(context.services, { caseId, userId }, context.now);
});

export const stopRoute = handle(calls.stopRaising, async ({ infoUuid: caseId, reason }, context) =>
  stopRaise(context.services, { caseId, reason }, context.now),
);

export const raisingRoutes: readonly HandledCall[] = [
  launchRoute,
  baseRoute,
  ...Object.values(sheetRoutes),
  picturesRoute,
  draftRoute,
  handleReading(calls.getBaseInfo, 'base'),
  handleReading(calls.getPatientInfo, 'patient'),
  handleReading(calls.getTreatmentInfo, 'treatment'),
  handle(calls.getPayeeInfo, async ({ infoUuid }, { services }) =>
    answerOf(infoUuid, await findPayeeSheet(services, infoUuid)),
  ),
  infoStatus,
  submitRoute,
  takeBackRoute,
  refuseMsg,
  handle(calls.publish, async ({ infoUuid }, { services, now }) =>
    publishCase(services, { caseId: infoUuid }, now),
  ),
  handle(calls.toolPublish, async ({ infoUuid }, { services, now }) =>
    publishCase(services, { caseId: infoUuid }, now),
  ),
  stopRoute,
];
