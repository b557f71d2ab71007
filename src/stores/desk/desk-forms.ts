import type { Call } from '#src/shared/contract/call.ts';
import { type DeskFormName, deskFieldOf, deskForms } from '#src/shared/desk/desk-forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

/**
 * Makes an act of the desk by its name; photos that it carries leave the device once it was taken.
 */
export function makeDeskForm(name: DeskFormName, photosAt?: string): FormFlow {
  return makeCallForm<Call>(deskForms[name], {
    fieldOf: deskFieldOf,
    onDone: async () => {
      if (photosAt) await forgetPhotos(photosAt);
      return undefined;
    },
  });
}
