import { atom, type ReadableAtom } from 'nanostores';
import { noticeMailForms } from '#src/shared/notices/mail/forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

const $asked = atom<string | undefined>();
/** This is the address that a code was sent to just now, masked. */
export const $askedAddress: ReadableAtom<string | undefined> = $asked;

export const askingAddress = makeCallForm(noticeMailForms.ask, {
  onDone: ({ address }) => {
    $asked.set(address);
    return undefined;
  },
});

export const givingMailCode = makeCallForm(noticeMailForms.give);
