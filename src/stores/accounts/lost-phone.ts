import { atom, type ReadableAtom } from 'nanostores';
import { lostPhoneForms } from '#src/shared/accounts/lost-phone/forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** A code was asked for these numbers; the form that gives it sends them along. */
type Numbers = { mobile: string; ownMobile?: string };
const $numbers = atom<Numbers | undefined>();
export const $lostNumbers: ReadableAtom<Numbers | undefined> = $numbers;

export const askingLostCode = makeCallForm(lostPhoneForms.code, {
  onDone: (_output, { mobile = '', ownMobile }) => {
    $numbers.set({ mobile, ...(ownMobile === undefined ? {} : { ownMobile }) });
    return undefined;
  },
});

export const askingPhoneChange = makeCallForm(lostPhoneForms.ask);
