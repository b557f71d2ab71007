import type { CasePicture } from '#src/shared/cases/case-picture.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { readWords } from '#src/shared/platform/own-words.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import type { Material } from '#src/shared/tracing/materials.ts';
import { textsOf } from '#src/texts/texts.ts';

type Pictured = Pick<CasePicture, 'alt' | 'position'> & Partial<Pick<Material, 'kind'>>;

/**
 * Answers what a picture shows: in its author's words, else which paper or photo of the family it
 * is.
 */
export function altText({ alt, position, kind }: Pictured, locale: Locale): string {
  const { raising, tracing } = textsOf(locale);
  if (alt) return readWords(alt, locale);
  return kind ? tracing.materialKinds[kind] : raising.pictureOfFamily(position + 1);
}

/** Answers the language of that, where it is not the page's. */
export function altLang(picture: Pictured, locale: Locale): Locale | undefined {
  return writtenIn(altText(picture, locale), locale);
}
