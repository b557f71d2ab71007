import { expect, test } from 'vitest';
import {
  addressOf,
  findPlace,
  listTexts,
  namesIn,
  readText,
} from '#src/preview/editor/content-shelf.ts';
import { checkText } from '#src/preview/editor/save-text.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { readSources } from '../support/sources.ts';

const place = findPlace({ folder: 'articles', locale: 'en', name: 'set-a-target' });
const typed = {
  ...{ title: 'How to ask', summary: 'One sentence that says enough.', topic: 'raising' },
  ...{ author: 'editor', publishedOn: '2026-11-20', draft: 'false', related: 'write-your-story' },
  ...{ next: 'prepare', agreement: 'user', body: '## A section\n\nWords.' },
};

function check(change: Record<string, string>, locale: (typeof locales)[number] = 'en') {
  if (!place) throw new Error('The article is gone.');
  return checkText(place, { ...typed, ...change }, textsOf(locale).editor);
}

test('a text that can be published has no faults', () => {
  expect(check({})).toEqual([]);
});

test.each([
  ['title', 'A', 'Title must be at least 4 characters long.'],
  ['title', '', 'Title is missing; it must be the headline of the article.'],
  ['related', 'gone-away', 'Related articles: gone-away is no other article.'],
  ['related', 'set-a-target', 'Related articles: set-a-target is no other article.'],
  ['body', '## A\r\n\r\n[a](/en/cf/gone)', 'line 3 links to /en/cf/gone, which is no page.'],
  ['body', '## A\n\n![](/pictures/a.webp)', 'line 3 has a picture without words'],
])('%s %j is refused at once, at its field', (field, value, told) => {
  const [fault] = check({ [field]: value });
  expect(fault?.field).toBe(field);
  expect(fault?.words).toContain(told);
});

test('a Chinese editor is told in Chinese, of lines of the text', () => {
  const faults = check({ summary: '短', body: '## A\n\nx <br> y' }, 'zh-CN');
  expect(faults.map(({ words }) => words)).toEqual([
    '「摘要」要是至少 16 个字符。',
    '第 3 行有 HTML，请改用 Markdown。',
  ]);
  expect(faults[1]).toMatchObject({ field: 'body', line: 3 });
});

test('the shelf has every text, and a place that is none opens nothing', () => {
  for (const locale of locales) {
    const shelf = listTexts('questions', locale);
    expect(shelf.map(({ name }) => name)).toEqual(namesIn('questions', locale));
    expect(shelf.every(({ title }) => title.length > 3)).toBe(true);
  }
  expect(
    findPlace({ folder: 'articles', locale: 'en', name: '../en/set-a-target' }),
  ).toBeUndefined();
  expect(findPlace({ folder: 'pages', locale: 'en', name: 'set-a-target' })).toBeUndefined();
});

test('a text says where it is read', () => {
  if (!place) throw new Error('The article is gone.');
  expect(addressOf(place)).toBe('/en/cf/article/set-a-target');
  expect(String(readText(place).fields.title)).not.toBe('');
  const guide = (name: string) => addressOf({ folder: 'guides', locale: 'en', name });
  expect(guide('choose-dream')).toBe('/en/cf/activity/choose-dream');
  expect(guide('teach')).toBeUndefined();
});

test('each guide is shown by the page that reads it', () => {
  const pages = readSources('src/pages/');
  for (const name of namesIn('guides', 'en')) {
    const address = addressOf({ folder: 'guides', locale: 'zh-CN', name });
    const found = pages.filter(({ text }) => text.includes(`getGuide(locale, '${name}')`));
    if (!address || found.length === 0) continue;
    expect(found.map(({ path }) => path)).toEqual([`src/pages${address}.astro`]);
  }
});
