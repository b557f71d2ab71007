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
import { callApi } from './api.ts';
import { makeFormFlow } from './form-flow.ts';
import { forgetPhotos } from './photos.ts';
import { closeSheetDraft, saveNow, sheetDraft, sheetVersion } from './raise-draft.ts';

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

type Form = Readonly<Record<string, string>>;

/** One sheet, saved whole; `place` is where this device keeps the photos of its form. */
export const raising = makeFormFlow<unknown>({
  send: async (form) => {
    const { infoUuid, sheet } = sheetOf(form);
    // A draft still under way would be newer than the version this is based on.
    await saveNow();
    const version = sheetVersion();
    const input = { infoUuid, ...callFieldsOf(sheet, form), basedOn: String(version) };
    const draftId = `${infoUuid}.${sheet}.${version}`;
    return callApi(callOf[sheet], input as CallInput<Call>, { draftId });
  },
  fieldOf: formNameOf,
  draftOf: (form) => sheetDraft(sheetOf(form)),
  onDone: async (_output, { place = '' }) => {
    closeSheetDraft();
    await forgetPhotos(place);
    return undefined;
  },
});

function sheetOf({ infoUuid = '', sheet }: Form): { infoUuid: string; sheet: SheetName } {
  return { infoUuid, sheet: sheet as SheetName };
}
