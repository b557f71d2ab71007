import type { Locale } from '#src/shared/platform/locale.ts';
import { saidParts } from '#src/shared/platform/written-in.ts';

type Props = { text: string; words: readonly string[]; locale: Locale };

/** Shows what `Said.astro` draws, for islands. */
export function Said({ text, words, locale }: Props) {
  return saidParts(text, words, locale).map(({ text: part, lang }, at) =>
    lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span lang={lang} key={at}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
