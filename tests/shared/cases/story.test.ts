import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, excerptOf, parseStory } from '#src/shared/cases/story.ts';

describe('a story', () => {
  test('keeps paragraphs and line breaks', () => {
    expect(parseStory('一\n二\n\n三')).toEqual([
      [[{ text: '一' }], [{ text: '二' }]],
      [[{ text: '三' }]],
    ]);
  });

  test('turns link markup into links of web addresses only', () => {
    expect(parseStory('看[报道](https://example.org/a)吧')[0]?.[0]).toEqual([
      { text: '看' },
      { text: '报道', href: 'https://example.org/a' },
      { text: '吧' },
    ]);
    expect(parseStory('[x](javascript:alert(1))')[0]?.[0]).toEqual([
      { text: '[x](javascript:alert(1))' },
    ]);
  });

  test('loses no character of a line', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = text.replaceAll(/[\n\r]/g, '').trim();
        const parts = parseStory(line).flat(2);
        fc.pre(!parts.some((part) => part.href));
        expect(parts.map((part) => part.text).join('')).toBe(line);
      }),
    );
  });

  test('is told in short without markup or line breaks', () => {
    expect(excerptOf('一[二](https://example.org)\n三四', 3)).toBe('一二…');
    expect(excerptOf('On the day she sat', 7)).toBe('On the…');
    expect(excerptOf('Unbelievable', 4)).toBe('Unbe…');
    expect(excerptOf('好了。\n\n谢谢。 Thanks.\nAll well', 40)).toBe(
      '好了。谢谢。Thanks. All well',
    );
  });

  test('runs from right to left where its language does', () => {
    expect(['ar', 'ug', 'bo', 'en'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });
});
