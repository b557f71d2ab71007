import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { avatarOf } from './avatar-of.ts';

type Props = { name: string; locale: Locale };

/** Draws the first letter of a name in a calm colour, as `Avatar.astro` does. */
export function Avatar({ name, locale }: Props) {
  const { letter, tone } = avatarOf(name);
  return (
    <span className={`avatar ${tone}`} aria-hidden="true" lang={writtenIn(letter, locale)}>
      {letter}
    </span>
  );
}
