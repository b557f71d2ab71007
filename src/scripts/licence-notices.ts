import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, licenceOf } from './bill-of-materials.ts';

const noticeFile = /^(licen[cs]e|copying|notice)/i;
const rule = '-'.repeat(72);

/**
 * Answers our own licence, and whose work ships with us by which words: their licences ask to be
 * handed on with what browsers and operators get. What the lockfile names for other systems is not
 * here and not shipped.
 */
export function licenceNotices(
  own: string,
  { packages }: Pick<Lock, 'packages'>,
  root: string,
): string {
  const namesByWords = new Map<string, string[]>();
  for (const [path, { dev, version }] of Object.entries(packages)) {
    if (path === '' || dev || !existsSync(join(root, path))) continue;
    const words = wordsIn(join(root, path)) || `Its licence is ${licenceOf(path, packages)}.`;
    const name = `${path.split('node_modules/').at(-1)} ${version}`;
    namesByWords.set(words, [...(namesByWords.get(words) ?? []), name]);
  }
  const parts = [...namesByWords].map(([words, names]) => `${names.sort().join(', ')}\n\n${words}`);
  return [own.trim(), ...parts.sort(), ''].join(`\n\n${rule}\n\n`);
}

function wordsIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && noticeFile.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}
