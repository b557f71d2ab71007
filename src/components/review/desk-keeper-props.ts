import type { DeskFormName } from '#src/shared/desk/desk-forms.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  act: DeskFormName;
  /** This is the id of the form in the page that it ends. */
  id: string;
  locale: Locale;
  /** This is where to go once it was taken. */
  target: string;
  submit: string;
  /** This is where the device keeps the photos of the form until it is taken. */
  photosAt?: string;
};

/** Answers what `DeskKeeper` draws, in one language; no device keeps what staff type. */
export function deskKeeperProps({ locale, ...asked }: Asked) {
  return { ...asked, text: textsOf(locale).forms };
}

export type DeskKeeperProps = ReturnType<typeof deskKeeperProps>;
