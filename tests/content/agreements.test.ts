import { describe, expect, test } from 'vitest';
import { agreementKinds } from '#src/content/agreements/agreement.ts';
import { checkMarkdown } from '#src/content/check-markdown.ts';
import { type Locale, localeOfPath, locales, withoutLocale } from '#src/shared/platform/locale.ts';
import { findRoute } from '#src/shared/routes.ts';
import { readSources } from '../support/sources.ts';

const folder = 'src/content/agreements/';
const files = readSources(folder).filter(({ path }) => path.endsWith('.md'));
const expected = locales.flatMap((locale) => agreementKinds.map((kind) => pathOf(locale, kind)));

function pathOf(locale: Locale, kind: string): string {
  return `${folder}${locale}/${kind}.md`;
}

function textOf(path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

function fieldOf(path: string, field: string): string | undefined {
  return new RegExp(`^${field}: (.+)$`, 'm').exec(textOf(path))?.[1];
}

test('every agreement stands in both languages, and nothing else stands beside them', () => {
  expect(files.map(({ path }) => path).sort()).toEqual([...expected].sort());
});

describe.each(agreementKinds)('the agreement %s', (kind) => {
  const [zh, en] = [pathOf('zh-CN', kind), pathOf('en', kind)];

  test('says in its fields what its file name says', () => {
    expect([fieldOf(zh, 'kind'), fieldOf(en, 'kind')]).toEqual([kind, kind]);
  });

  test('has the same version and day in both languages', () => {
    for (const field of ['version', 'effectiveOn']) {
      expect(fieldOf(zh, field)).toBeDefined();
      expect(fieldOf(en, field)).toBe(fieldOf(zh, field));
    }
  });

  test('has the same sections and short sentences in both languages', () => {
    const shapeOf = (path: string) => textOf(path).match(/^(##+|- |\d+\.|\|)(?= )/gm);
    expect(shapeOf(en)).toEqual(shapeOf(zh));
  });
});

describe.each(expected)('%s', (path) => {
  test('uses no em dash and nothing that becomes one', () => {
    const body = textOf(path).replaceAll(/^(---|\|[-| ]+\|)$/gm, '');
    expect(body).not.toMatch(/\u2014|--/);
  });

  test('holds no HTML and no stray link', () => {
    expect(checkMarkdown(textOf(path))).toEqual([]);
  });

  test('links only to pages there are, in its own language', () => {
    const locale = path.split('/')[3];
    const targets = [...textOf(path).matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      const found = findRoute(withoutLocale(target));
      expect(localeOfPath(target), target).toBe(locale);
      expect(found, target).toBeDefined();
      if (found?.name === 'agreement') expect(agreementKinds).toContain(found.params.kind);
    }
  });
});
