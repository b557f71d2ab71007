import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceNotices } from '#src/scripts/licence-notices.ts';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';

test('what ships is named with the words of its licence, once for all that say the same', () => {
  const root = mkdtempSync(join(scratchDir(), 'licences-'));
  const put = (path: string, file: string, words: string) => {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, file), words);
  };
  put('node_modules/one', 'LICENSE', 'Permission is hereby granted');
  put('node_modules/one/node_modules/@two/part', 'licence.md', 'Permission is hereby granted\n');
  put('node_modules/bare', 'index.js', '');
  put('node_modules/tester', 'LICENSE', 'of tests');
  const packages = {
    '': {},
    'node_modules/one': { version: '1.2.3', license: 'MIT' },
    'node_modules/one/node_modules/@two/part': { version: '4.5.6', license: 'MIT' },
    'node_modules/bare': { version: '7.8.9', license: 'ISC' },
    'node_modules/tester': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/other-system': { version: '1.0.0', license: 'MIT' },
  };
  const words = licenceNotices('Ours.\n', { packages }, root);
  rmSync(root, { recursive: true });
  expect(words.startsWith('Ours.\n')).toBe(true);
  expect(words).toContain('@two/part 4.5.6, one 1.2.3\n\nPermission is hereby granted\n');
  expect(words).toContain('bare 7.8.9\n\nIts licence is ISC.');
  expect(words).not.toMatch(/tester|other-system/);
});
