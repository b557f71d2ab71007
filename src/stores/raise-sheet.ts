import { atom } from 'nanostores';
import type { Call, CallInput } from '#src/shared/contract/call.ts';
import {
  dreamAddBase,
  dreamConfirm,
  dreamIndividual,
  dreamOrigination,
} from '#src/shared/kinds/dream/calls.ts';
import { goodsAddBase } from '#src/shared/kinds/goods/calls.ts';
import { callFieldsOf, formNameOf } from '#src/shared/raising/form-values.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { type ApiProblem, callApi } from './api.ts';
import { browser } from './browser.ts';
import { forgetPhotos } from './photos.ts';
import { forgetSheetDraft, saveNow, sheetVersion } from './raise-draft.ts';

/** One sheet on its way. `unsure` is a send whose answer was lost: it may be sent again. */
type SheetFlow =
  | { step: 'editing' }
  | { step: 'sending' }
  | { step: 'unsure' }
  | { step: 'refused'; message: string; fields: Readonly<Record<string, string>> };

export const $sheetFlow = atom<SheetFlow>({ step: 'editing' });

const callOf: Readonly<Record<SheetName, Call>> = {
  base: saving.addOrUpdateBaseInfo,
  patient: saving.addOrUpdatePatientInfo,
  treatment: saving.addOrUpdateTreatmentInfo,
  hospital: saving.addOrUpdateHospitalDetail,
  payee: saving.addOrUpdatePayeeInfo,
  hospitalPayee: saving.addOrUpdateHospitalPayeeInfo,
  household: saving.addOrUpdateHouseholdAssets,
  publisher: saving.addOrUpdatePublisher,
  materials: saving.addOrUpdateMaterials,
  goodsBase: goodsAddBase,
  dreamBase: dreamAddBase,
  individual: dreamIndividual,
  origination: dreamOrigination,
  confirm: dreamConfirm,
};

type Sent = {
  infoUuid: string;
  sheet: SheetName;
  values: Record<string, string>;
  /** Where the photos of the form are kept on this device. */
  place: string;
  target: string;
};

/** Saves a sheet whole and goes on. A second tap while one is on its way does nothing. */
export async function sendSheet({ infoUuid, sheet, values, place, target }: Sent): Promise<void> {
  if ($sheetFlow.get().step === 'sending') return;
  $sheetFlow.set({ step: 'sending' });
  // A draft still under way would be newer than the version this is based on.
  await saveNow();
  const input = { infoUuid, ...callFieldsOf(sheet, values), basedOn: String(sheetVersion()) };
  const draftId = `${infoUuid}.${sheet}.${sheetVersion()}`;
  const answer = await callApi(callOf[sheet], input as CallInput<Call>, { draftId });
  if (!answer.ok) {
    $sheetFlow.set(flowOf(answer.problem));
    return;
  }
  forgetSheetDraft({ infoUuid, sheet });
  await forgetPhotos(place);
  $sheetFlow.set({ step: 'editing' });
  browser.goTo(target);
}

function flowOf(problem: ApiProblem): SheetFlow {
  if (problem.kind !== 'refused') return { step: 'unsure' };
  const fields = Object.fromEntries(
    Object.entries(problem.fields).map(([field, words]) => [formNameOf(field), words]),
  );
  return { step: 'refused', message: problem.msg, fields };
}
