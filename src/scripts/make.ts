import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  contentFiles,
  faultOfName,
  type MakeKind,
  makeKinds,
  proposeName,
} from './make/content-files.ts';

// `npm run make article "How to ask the doctor"` makes a draft in both languages, ready to be
// written.
const root = join(import.meta.dirname, '..', '..');
const [kind = '', ...words] = process.argv.slice(2);
const isKind = makeKinds.includes(kind as MakeKind);
const name = isKind ? await findName(words.join(' ')) : '';
const day = new Date().toISOString().slice(0, 10);
const files = isKind ? contentFiles({ kind: kind as MakeKind, name, day }) : [];
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
      '  1. npm run dev, then /preview/editor: write both languages, each beside its page.',
      '  2. Say there that it is no draft; the text appears by itself on its day.',
      '  3. npm run check, then npm test -- unit.',
    ].join('\n'),
  );
}

/**
 * Answers a name as it stands; of a title one is proposed, and asked for where somebody can answer.
 */
async function findName(typed: string): Promise<string> {
  if (kind === 'magazine') return typed;
  const proposed = proposeName(typed);
  if (!faultOfName(typed) || proposed === '' || !process.stdin.isTTY) {
    return faultOfName(typed) ? proposed : typed;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Its name, and its address for good [${proposed}]: `);
  terminal.close();
  return answer.trim() || proposed;
}

function faultOf(): string | undefined {
  if (!isKind || words.length === 0)
    return `Say what to make and its English title or name: npm run make ${makeKinds.join('|')} "How to ask the doctor"`;
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) return `${taken.path} is there already; choose another name.`;
  return faultOfName(name, kind as MakeKind);
}
