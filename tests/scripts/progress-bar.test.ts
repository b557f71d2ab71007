import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgressBar } from '#src/scripts/progress-bar.ts';

test('a long work that never waits lets others have their turn at every step', async () => {
  const out = Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.WriteStream;
  const bar = createProgressBar('Work', 3, out);
  const turns: string[] = [];
  setImmediate(() => turns.push('somebody else'));
  await bar.add();
  turns.push('the work');
  expect(turns).toEqual(['somebody else', 'the work']);
});
