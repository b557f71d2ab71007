import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#src/shared/platform/locale.ts';
import { guidesToRead } from '#src/shared/points/tasks.ts';

test('every guide that counts is an article that is shown, in every language', () => {
  for (const guide of guidesToRead) {
    for (const locale of locales) {
      const text = readFileSync(`src/content/articles/${locale}/${guide}.md`, 'utf8');
      expect(text, guide).toMatch(/^draft: false$/m);
    }
  }
});
