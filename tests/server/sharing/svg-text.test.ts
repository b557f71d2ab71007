import { expect, test } from 'vitest';
import { escapeXml, linesOf } from '#src/server/sharing/poster/svg-text.ts';

test('text can neither leave its element nor spoil the drawing', () => {
  expect(escapeXml(`</text><script>"'&`)).toBe('&lt;/text&gt;&lt;script&gt;&quot;&#39;&amp;');
  expect(escapeXml('a\u0000\u0001\ud800b\ufffe')).toBe('ab');
});

test('Chinese breaks anywhere, English between words', () => {
  expect(linesOf('一二三四五六', { maxEms: 4, maxLines: 3 })).toEqual(['一二三四', '五六']);
  expect(linesOf('one two three', { maxEms: 5, maxLines: 3 })).toEqual(['one two', 'three']);
});

test('no line begins with a mark that closes one', () => {
  expect(linesOf('一二三四，五六', { maxEms: 4, maxLines: 3 })).toEqual(['一二三四，', '五六']);
});

test('what does not fit ends with an ellipsis within the line', () => {
  expect(linesOf('一二三四五六七八九', { maxEms: 4, maxLines: 2 })).toEqual([
    '一二三四',
    '五六七…',
  ]);
  expect(linesOf('一二三四五六七八', { maxEms: 4, maxLines: 2 })).toEqual(['一二三四', '五六七八']);
});

test('a word of an alphabet is left out whole where its ellipsis would cut it', () => {
  const measure = { maxEms: 8, maxLines: 2 };
  expect(linesOf('Xiaoman waits for an operation', measure)).toEqual(['Xiaoman waits', 'for an…']);
  expect(linesOf('one, two, three, four', { maxEms: 5.2, maxLines: 1 })).toEqual(['one, two…']);
  expect(linesOf('transplantation now', { maxEms: 9, maxLines: 2 })).toEqual([
    'transplantation',
    'now',
  ]);
});

test('a word longer than a line is cut, and nothing is no line', () => {
  expect(linesOf('a'.repeat(12), { maxEms: 4, maxLines: 9 }).join('')).toBe('a'.repeat(12));
  expect(linesOf('  \n ', { maxEms: 4, maxLines: 2 })).toEqual([]);
});
