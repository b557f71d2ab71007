import { expect, test } from 'vitest';
import { dayInChina, isPublished, keepForDay, publishedOf } from '#src/content/published.ts';
import { readMinutes } from '#src/content/read-minutes.ts';

const today = new Date('2026-11-20');

function text(id: string, change: { draft?: boolean; on?: string } = {}) {
  const { draft = false, on = '2026-11-20' } = change;
  return { id, data: { draft, publishedOn: new Date(on) } };
}

test('a text is published from its day on, unless it is a draft', () => {
  expect(isPublished(text('en/a'), today)).toBe(true);
  expect(isPublished(text('en/a', { on: '2026-11-21' }), today)).toBe(false);
  expect(isPublished(text('en/a', { draft: true }), today)).toBe(false);
});

test('a new day begins at midnight in China', () => {
  expect(dayInChina(new Date('2026-11-19T15:59:59Z'))).toEqual(new Date('2026-11-19'));
  expect(dayInChina(new Date('2026-11-19T16:00:00Z'))).toEqual(new Date('2026-11-20'));
});

test('a text is shown only when every language of it is published', () => {
  const entries = [
    ...[text('zh-CN/whole'), text('en/whole')],
    ...[text('zh-CN/half-draft'), text('en/half-draft', { draft: true })],
    ...[text('zh-CN/half-later', { on: '2027-01-01' }), text('en/half-later')],
    text('zh-CN/alone'),
  ];
  expect(publishedOf(entries, today).map(({ id }) => id)).toEqual(['zh-CN/whole', 'en/whole']);
});

test('reading takes a minute at least, by characters or words', () => {
  expect(readMinutes('短', 'zh-CN')).toBe(1);
  expect(readMinutes('字'.repeat(1200), 'zh-CN')).toBe(3);
  expect(readMinutes('word '.repeat(660), 'en')).toBe(3);
});

test('a list is read once a day, and anew on the next', async () => {
  let day = today;
  const keep = keepForDay(() => day);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  expect([await keep('list', read), await keep('list', read)]).toEqual([1, 1]);
  expect(await keep('other list', read)).toBe(2);
  day = new Date('2026-11-21');
  expect([await keep('list', read), await keep('list', read)]).toEqual([3, 3]);
});
