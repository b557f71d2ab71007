import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { avatarOf } from './avatar-of.ts';

type Props = { name: string; locale: Locale };

/** The first letter of a name in a calm colour, as `Avatar.astro` draws it. */
export function Avatar({ name, locale }: Props) {
  const { letter, tone } = avatarOf(name);
  return (
    <span className={`avatar ${tone}`} aria-hidden="true" lang={writtenIn(letter, locale)}>
      {letter}
    </span>
  );
}
