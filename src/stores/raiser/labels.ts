import { labelFieldOf, labelForm } from '#src/shared/raiser/label-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** These are the labels of one case, which may be chosen again and again. */
export const labelling = makeCallForm(labelForm, { fieldOf: labelFieldOf });
