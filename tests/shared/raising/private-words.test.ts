import { expect, test } from 'vitest';
import { checkDigitOf } from '#src/shared/accounts/id-card.ts';
import { checkDigitOfCard } from '#src/shared/raising/bank-card.ts';
import { findPrivateWords, hasSecretNumber } from '#src/shared/raising/private-words.ts';
import { innocent, telling } from './words-to-hide.ts';

test.each(telling)('a %s is found in "%s"', (kind, text) => {
  const found = findPrivateWords(text);
  expect(found.map((one) => one.kind)).toContain(kind);
  const certain = ['idCard', 'bankCard', 'mobile', 'messaging'].includes(kind);
  expect(hasSecretNumber(text)).toBe(certain);
});

test.each(innocent)('nothing private is found in "%s"', (text) => {
  expect(findPrivateWords(text)).toEqual([]);
});

test('the names of persons we know are found wherever they stand', () => {
  const found = findPrivateWords('今年林大木住院了', ['林大木', '林小雨', '林']);
  expect(found).toEqual([{ kind: 'name', text: '林大木', at: 2, certain: false }]);
});

/** Draws the same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a right card or phone is found in whatever words, where it stands', () => {
  const random = randomFrom(7);
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
  for (let round = 0; round < 300; round += 1) {
    const body = `5${digits(5)}19${60 + random(40)}0${1 + random(9)}1${random(10)}${digits(3)}`;
    const account = `62${digits(13 + random(4))}`;
    const secret = [
      body + checkDigitOf(body),
      account + checkDigitOfCard(account),
      `1${3 + random(7)}${digits(9)}`,
    ][random(3)] as string;
    const before = ['', '请记下', 'no. ', '2026年'][random(4)] as string;
    const text = `${before}${secret}${['', '，谢谢', ' ok', '。'][random(4)]}`;
    const [found] = findPrivateWords(text).filter(({ certain }) => certain);
    expect(found, text).toMatchObject({ text: secret, at: before.length });
  }
});

test('what is found is always a piece of the text, and pieces never overlap', () => {
  const random = randomFrom(11);
  const pieces = [...telling.map(([, text]) => text), ...innocent];
  for (let round = 0; round < 200; round += 1) {
    const text = Array.from({ length: 4 }, () => pieces[random(pieces.length)]).join('；');
    const found = findPrivateWords(text);
    for (const [index, one] of found.entries()) {
      expect(text.slice(one.at, one.at + one.text.length)).toBe(one.text);
      const next = found[index + 1];
      if (next) expect(one.at + one.text.length).toBeLessThanOrEqual(next.at);
    }
  }
});

test('a long text of digits takes no long time', () => {
  const hard = ['1', '1 ', '13', '4-', '村', '镇村', '路'].map((one) =>
    one.repeat(3000).slice(0, 6000),
  );
  for (const text of hard) expect(findPrivateWords(text).length).toBeLessThan(6000);
});
