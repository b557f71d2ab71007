import { expect, test } from 'vitest';
import { saidParts, writtenIn } from '#src/shared/platform/written-in.ts';

test.each([
  ['小雨在 ICU 住了三天', 'en', 'zh-CN'],
  ['小雨在 ICU 住了三天', 'zh-CN', undefined],
  ['Get well soon, 小雨', 'zh-CN', 'en'],
  ['Get well soon, 小雨', 'en', undefined],
  ['2026-03 · 40%', 'en', undefined],
  ['وأظهر فحص الجينات طفرة EGFR، وقال الطبيب', 'zh-CN', undefined],
  ['وأظهر فحص الجينات طفرة EGFR، وقال الطبيب', 'en', undefined],
  ['', 'zh-CN', undefined],
] as const)('%s on a page in %s is marked %s', (words, locale, lang) => {
  expect(writtenIn(words, locale)).toBe(lang);
});

test('names within a sentence carry their language, and the sentence itself does not', () => {
  expect(saidParts('Verified by 王**, a doctor at 云岭医院', ['云岭医院', '王**'], 'en')).toEqual([
    { text: 'Verified by ' },
    { text: '王**', lang: 'zh-CN' },
    { text: ', a doctor at ' },
    { text: '云岭医院', lang: 'zh-CN' },
  ]);
  expect(saidParts('由王**证实', ['王**'], 'zh-CN')).toEqual([{ text: '由王**证实' }]);
});

test('a name within a title is a part of the title, and each time a name is said it is marked', () => {
  const marked = (text: string) => ({ text, lang: 'zh-CN' });
  const [name, title] = ['小晴', '六岁的小晴等一次手术'];
  expect(saidParts(`${name} wrote on “${title}”: ${name}`, [name, title], 'en')).toEqual([
    marked(name),
    { text: ' wrote on “' },
    marked(title),
    { text: '”: ' },
    marked(name),
  ]);
});

test('what is not in the sentence changes nothing', () => {
  expect(saidParts('Verified', ['王**', ''], 'en')).toEqual([{ text: 'Verified' }]);
});
