import type { Locale } from '#src/shared/platform/locale.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  locale: Locale;
  infoUuid: string;
  sheet: SheetName;
  version: number;
  /** This is when the server's words were saved; null for a sheet not begun. */
  savedAt: number | null;
  /** Begins the names of the form's photos on this device. */
  place: string;
  /** Saving leads there. */
  target: string;
  button: string;
  /** The case is public: ask before it is changed. */
  confirms: boolean;
  /** It holds in words a refusal that a form without script met. */
  message: string | undefined;
};

/** Writes what `SheetKeeper` draws, in one language; nothing that was typed. */
export function keeperProps({ locale, ...asked }: Asked) {
  const t = textsOf(locale).raising;
  const { autosave, saving, offline, confirmTitle, confirmWords, confirm, thinkAgain } = t;
  const text = { autosave, saving, offline, confirmTitle, confirmWords, confirm, thinkAgain };
  return { ...asked, locale, text };
}

export type KeeperProps = ReturnType<typeof keeperProps>;
