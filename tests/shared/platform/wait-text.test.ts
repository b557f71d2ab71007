import { expect, test } from 'vitest';
import { waitText } from '#src/shared/platform/wait-text.ts';

test.each([
  [1, '1 second', '1秒钟'],
  [59, '59 seconds', '59秒钟'],
  [61, '2 minutes', '2分钟'],
  [1986, '34 minutes', '34分钟'],
  [5400, '2 hours', '2小时'],
  [0, '1 second', '1秒钟'],
])('%i seconds are told in words, never as less than they are', (seconds, en, zh) => {
  expect(waitText(seconds, 'en')).toBe(en);
  expect(waitText(seconds, 'zh-CN')).toBe(zh);
});
