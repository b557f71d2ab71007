import type { DeskFormName } from '#src/shared/desk/desk-forms.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  act: DeskFormName;
  /** Of the form in the page that it ends. */
  id: string;
  locale: Locale;
  /** Where to go once it was taken. */
  target: string;
  submit: string;
  /** Where the device keeps the photos of the form until it is taken. */
  photosAt?: string;
};

/** What `DeskKeeper` draws, in one language; no device keeps what staff type. */
export function deskKeeperProps({ locale, ...asked }: Asked) {
  return { ...asked, text: textsOf(locale).forms };
}

export type DeskKeeperProps = ReturnType<typeof deskKeeperProps>;
