import { isIllnessKey } from '#src/shared/cases/illnesses.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { textsOf } from './texts.ts';

type Named = { illness: string; illnessKey: string };

/**
 * Names an illness as its papers call it, or for who cannot read that its group in the reader's
 * words.
 */
export function illnessIn({ illness, illnessKey }: Named, locale: Locale): string {
  if (!writtenIn(illness, locale) || !isIllnessKey(illnessKey)) return illness;
  return textsOf(locale).illnesses[illnessKey].name;
}
