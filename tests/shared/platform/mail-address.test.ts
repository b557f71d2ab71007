import { expect, test } from 'vitest';
import { isMailAddress, maskMail } from '#src/shared/platform/mail-address.ts';

test.each([
  'lin@example.org',
  'lin.xiaoyu+receipts@mail.example.co.uk',
  "o'neil_1@example.museum",
  '小雨@例子.中国',
  'lin@xn--fsqu00a.xn--fiqs8s',
  `${'a'.repeat(64)}@example.org`,
])('%s can be written to', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  '',
  '@',
  'lin',
  'lin@',
  '@example.org',
  'lin@example',
  'lin@example.o',
  'lin@example.1234',
  'lin@-example.org',
  'lin@example..org',
  '.lin@example.org',
  'lin.@example.org',
  'li..n@example.org',
  'li n@example.org',
  'lin@exam ple.org',
  'lin@a@example.org',
  'lin@example.org\nbcc: everybody@example.org',
  'lin@example.org, other@example.org',
  '<lin@example.org>',
  `${'a'.repeat(65)}@example.org`,
  `lin@${'a.'.repeat(130)}org`,
])('%j cannot', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

test.each([
  ['lin.xiaoyu@example.org', 'l***@example.org'],
  ['𠮷野@例子.中国', '𠮷***@例子.中国'],
])('%s is shown as its first sign and its place', (address, shown) => {
  expect(maskMail(address)).toBe(shown);
});
