import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

type Named = Readonly<Record<string, string>>;

/** What a payee is to the patient is kept in Chinese; words of our own lists are said in the reader's language. */
export function payeeRelationIn(locale: Locale, kept: string): { text: string; lang?: 'zh-CN' } {
  if (locale === 'zh-CN') return { text: kept };
  for (const list of listsOf('zh-CN')) {
    const key = Object.keys(list).find((name) => list[name] === kept) ?? '';
    const said = listsOf(locale).find((words) => words[key])?.[key];
    if (said) return { text: said };
  }
  return { text: kept, lang: 'zh-CN' };
}

function listsOf(locale: Locale): readonly Named[] {
  const { cases, raising, withdrawalDesk } = textsOf(locale);
  return [withdrawalDesk.relations, cases.relations, raising.payeeRelations];
}
