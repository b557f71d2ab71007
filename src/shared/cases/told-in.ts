import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import type { SecondLanguage } from './funding-view.ts';

type Told = { title: string; content: string };
type Bilingual = Told & { secondLanguage: SecondLanguage | null };

/** A story in the words its reader reads first, and in its other language, if the family told it in two. */
export function toldIn(
  { title, content, secondLanguage }: Bilingual,
  locale: Locale,
): { first: Told; other: SecondLanguage | null } {
  if (secondLanguage?.language !== locale) {
    return { first: { title, content }, other: secondLanguage };
  }
  const language = writtenIn(content, locale) ?? locale;
  return { first: secondLanguage, other: { language, title, content } };
}
