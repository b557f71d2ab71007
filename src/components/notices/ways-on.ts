import type { Landing } from '#src/shared/notices/landing.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Texts } from '#src/texts/texts.ts';

type Opened = Landing & { signedIn: boolean; texts: Texts; locale: Locale };
export type Way = { href: string; text: string; quiet?: boolean };

/** The page of a message leads to these, the nearest first. */
export type WaysOn = (opened: Opened) => readonly (Way | undefined)[];
