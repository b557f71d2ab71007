import { expect, test } from 'vitest';
import { rssFeed } from '#src/content/rss-feed.ts';
import { locales } from '#src/shared/platform/locale.ts';

const origin = 'https://warmlight.example';

function article(name: string, title = 'A title') {
  return {
    id: `en/${name}`,
    data: {
      title,
      summary: 'What it is about.',
      topic: 'money' as const,
      publishedOn: new Date('2026-09-15'),
    },
  };
}

/** Is every tag that is opened closed, in order? A reader of feeds needs this first. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, slash, name] of xml.matchAll(/<(\/?)([a-zA-Z:]+)[^>]*?>/g)) {
    if (!slash) open.push(name ?? '');
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && /&(?!(amp|lt|gt|quot|apos|#\d+);)/.exec(xml) === null;
}

test.each(locales)(
  'the feed of %s names its language and links to whole addresses',
  async (locale) => {
    const answer = await rssFeed({ locale, origin, articles: [article('how-refunds-work')] });
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/xml/);
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><rss version="2.0">/);
    expect(xml).toContain(`<language>${locale}</language>`);
    const path =
      locale === 'en' ? '/en/cf/article/how-refunds-work' : '/cf/article/how-refunds-work';
    expect(xml).toContain(`<link>${origin}${path}</link>`);
    expect(xml).toContain('<pubDate>Tue, 15 Sep 2026 00:00:00 GMT</pubDate>');
  },
);

test('marks in a title do not break the feed', async () => {
  const articles = [article('a', 'Fee < 3% & "more"')];
  const xml = await (await rssFeed({ locale: 'en', origin, articles })).text();
  expect(isWellFormed(xml)).toBe(true);
  expect(xml).toContain('Fee &lt; 3% &amp;');
});

test('a feed holds the newest fifty', async () => {
  const articles = Array.from({ length: 60 }, (_, i) => article(`article-${i}`));
  const xml = await (await rssFeed({ locale: 'en', origin, articles })).text();
  expect(xml.match(/<item>/g)).toHaveLength(50);
  expect(xml).toContain('article-49<');
  expect(xml).not.toContain('article-50<');
});

test('what is not well formed is found out', () => {
  expect(isWellFormed('<a><b></a></b>')).toBe(false);
  expect(isWellFormed('<a>&</a>')).toBe(false);
});
