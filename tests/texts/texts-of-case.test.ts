import { expect, test } from 'vitest';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { products } from '#src/shared/content/enumerations.ts';
import { caseTypeOfProduct } from '#src/shared/kinds/case-kinds.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { type Texts, textsOf, textsOfCase } from '#src/texts/texts.ts';

type Kind = 'dream' | 'goods';
const kinds: readonly Kind[] = ['dream', 'goods'];

/**
 * Finds the keys of a kind's own words that the shared dictionary does not have, or has the same.
 */
function findStrange(own: unknown, shared: unknown, key: string): string[] {
  if (typeof own !== 'object' || Array.isArray(own)) {
    if (typeof own !== typeof shared) return [`${key} stands for nothing`];
    return own === shared ? [`${key} says the same`] : [];
  }
  return Object.entries(own as object).flatMap(([name, text]) =>
    findStrange(text, (shared as Record<string, unknown> | undefined)?.[name], `${key}.${name}`),
  );
}

test.each(locales)(
  'each own word of a kind stands for a shared one, and says something else (%s)',
  (locale) => {
    const texts: Texts = textsOf(locale);
    expect(kinds.flatMap((kind) => findStrange(texts[kind], texts, kind))).toEqual([]);
    expect(findStrange({ none: { such: 'x' } }, texts, 'dream')).toHaveLength(1);
  },
);

test.each(locales)(
  'pages of a case read its own words, and the shared ones for all else (%s)',
  (locale) => {
    const dream = textsOfCase(caseTypes.dream, locale);
    const shared = textsOf(locale);
    expect(dream.cases.reachesPatient).toBe(shared.dream.cases.reachesPatient);
    expect(dream.cases.phases.expired.title).toBe(shared.cases.phases.expired.title);
    expect(dream.cases.phases.expired.body).toBe(shared.dream.cases.phases.expired.body);
    expect(dream.kinds).toEqual(shared.kinds);
    expect(textsOfCase(caseTypes.illness, locale)).toBe(shared);
    expect(textsOfCase(caseTypes.dream, locale)).toBe(dream);
  },
);

test.each(locales)('a kind has one name, in lists and where it is chosen (%s)', (locale) => {
  const { raising, discovery } = textsOf(locale);
  const names = products.map((product) => raising.caseTypes[caseTypeOfProduct(product)]);
  expect(new Set(names).size).toBe(products.length);
  const { dreams, goods } = discovery.themeNames;
  expect(dreams.endsWith(raising.caseTypes[99].slice(-4))).toBe(true);
  expect(goods.endsWith(raising.caseTypes[1].slice(-5))).toBe(true);
});
