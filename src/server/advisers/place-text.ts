import type { StuckPlace } from '#src/shared/advisers/stuck-place.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { partText } from '#src/texts/option-text.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers what the page is called on which a family is stuck. */
export function placeText(place: StuckPlace, locale: Locale): string {
  const { raising } = textsOf(locale);
  if (place === 'submit') return raising.checklistTitle;
  return place === 'review' ? raising.pendingTitle : partText(place, { raising });
}
