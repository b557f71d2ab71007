import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFiles, faultOfName, type MakeKind, makeKinds } from './make/content-files.ts';

// `npm run make article my-article`: a draft in both languages, ready to be written.
const root = join(import.meta.dirname, '..', '..');
const [kind = '', name = ''] = process.argv.slice(2);
const files = makeKinds.includes(kind as MakeKind)
  ? contentFiles({ kind: kind as MakeKind, name, day: new Date().toISOString().slice(0, 10) })
  : [];
const taken = files.filter(({ path }) => existsSync(join(root, path)));
const fault = faultOf();

if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  console.log(
    [
      '',
      'Next:',
      '  1. Write both languages; the fields are explained in src/content/README.md.',
      '  2. npm run dev shows drafts, marked as such.',
      '  3. Set draft: false in both files; the text appears with the first build on or after its day.',
      '  4. npm run check, then npm test -- unit.',
    ].join('\n'),
  );
}

function faultOf(): string | undefined {
  if (files.length === 0)
    return `Say what to make and its name: npm run make ${makeKinds.join('|')} my-name`;
  if (taken.length > 0) return `${taken[0]?.path} is there already; choose another name.`;
  return faultOfName(name);
}
