import type { Locale } from '#src/shared/platform/locale.ts';
import type { YuanKind } from '#src/shared/platform/typed-yuan.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { YuanWords } from './yuan-attributes.ts';

/** Finds the words of a field of an amount where all texts are: no browser need fetch those. */
export function yuanWords(locale: Locale, kind: YuanKind): YuanWords {
  const { typedYuan: t } = textsOf(locale).platform;
  return { kind, cut: kind === 'whole' ? t.cut('{n}') : '', unread: t.unread[kind] };
}
