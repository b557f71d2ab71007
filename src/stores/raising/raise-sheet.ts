import type { Call, CallInput } from '#src/shared/contract/call.ts';
import {
  dreamAddBase,
  dreamConfirm,
  dreamIndividual,
  dreamOrigination,
} from '#src/shared/kinds/dream/calls.ts';
import { goodsAddBase } from '#src/shared/kinds/goods/calls.ts';
import { callFieldsOf, formNameOf } from '#src/shared/raising/form-values.ts';
import { photoPlaces } from '#src/shared/raising/photo-place.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';
import {
  closeSheetDraft,
  countMeetings,
  noteTyped,
  saveNow,
  sheetDraft,
  sheetVersion,
} from './raise-draft.ts';

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

/**
 * It sends one sheet, saved whole; `place` begins where this device keeps the photos of its fields.
 */
export const raising = makeFormFlow<unknown>({
  send: async (form) => {
    const { infoUuid, sheet } = sheetOf(form);
    const [known, met] = [sheetVersion(), countMeetings()];
    // A draft still under way would be newer than the version this is based on.
    await saveNow();
    // Words of another phone that came in by it are not in this form: the server refuses it.
    const version = countMeetings() === met ? sheetVersion() : known;
    const input = { infoUuid, ...callFieldsOf(sheet, form), basedOn: String(version) };
    const draftId = `${infoUuid}.${sheet}.${version}`;
    const answer = await callApi(callOf[sheet], input as CallInput<Call>, { draftId });
    if (!answer.ok && 'reason' in answer.problem && answer.problem.reason === 'savedElsewhere') {
      noteTyped(form);
      void saveNow();
    }
    return answer;
  },
  fieldOf: formNameOf,
  draftOf: (form) => sheetDraft(sheetOf(form)),
  onDone: async (_output, { place = '', sheet }) => {
    closeSheetDraft();
    for (const one of photoPlaces(place, sheet as SheetName)) await forgetPhotos(one);
    return undefined;
  },
});

/** What a lost network or another phone said of an earlier try is over once all is saved. */
export function forgetTrouble(): void {
  const state = raising.$state.get();
  const isElsewhere = state.step === 'refused' && state.reason === 'savedElsewhere';
  if (state.step === 'unsure' || isElsewhere) raising.reset();
}

function sheetOf({ infoUuid = '', sheet }: Form): { infoUuid: string; sheet: SheetName } {
  return { infoUuid, sheet: sheet as SheetName };
}
