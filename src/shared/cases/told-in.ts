import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import type { Telling } from './telling.ts';

type Told = Pick<Telling, 'title' | 'content'>;
/** The words as the family wrote them first have nobody who told them again. */
export type OtherTelling = Omit<Telling, 'toldBy'> & { toldBy?: Telling['toldBy'] };

/** Answers a story in the words its reader reads first, and as it is told in other languages. */
export function toldIn(
  { title, content, tellings }: Told & { tellings: readonly Telling[] },
  locale: Locale,
): { first: Told & { toldBy?: Telling['toldBy'] }; others: OtherTelling[] } {
  const first = tellings.find(({ language }) => language === locale);
  if (!first) return { first: { title, content }, others: [...tellings] };
  const others = tellings.filter((telling) => telling !== first);
  const language = writtenIn(content, locale) ?? locale;
  return { first, others: [{ language, title, content }, ...others] };
}
