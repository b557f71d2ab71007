import { expect, test } from 'vitest';
import { LimitError, withLimit } from '#src/shared/platform/with-limit.ts';

const limit = { what: 'The bank', ms: 20 };

test('what answers in time is answered', async () => {
  expect(await withLimit(limit, async () => 'paid')).toBe('paid');
  await expect(withLimit(limit, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('what hangs is left, and told so', async () => {
  let told: unknown;
  const hangs = withLimit(limit, (signal) => {
    signal.addEventListener('abort', () => {
      told = signal.reason;
    });
    return new Promise(() => {});
  });
  await expect(hangs).rejects.toThrow(LimitError);
  await expect(hangs).rejects.toThrow('The bank did not answer within 20 ms.');
  expect(told).toBeInstanceOf(LimitError);
});
