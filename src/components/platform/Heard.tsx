import type { ReactNode } from 'react';
import type { Locale } from '#src/shared/platform/locale.ts';
import { Said } from './Said.tsx';

type Props = { text: string; words: readonly string[]; locale: Locale; children: ReactNode };

/** Draws for islands what `Heard.astro` draws for pages. */
export function Heard({ text, words, locale, children }: Props) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="hidden-text">
        <Said text={text} words={words} locale={locale} />
      </span>
    </>
  );
}
