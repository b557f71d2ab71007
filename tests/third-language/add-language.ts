import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOtherLetters } from './in-other-letters.ts';

/** Nobody here writes this language, so that whatever is read in it came from its dictionary. */
export const thirdLanguage = 'pl';

/**
 * Adds a language to a copy of the tree in the way a person would: an entry in the list, a
 * dictionary with its line among the others, and content files. Answers the files it changed.
 */
export function addLanguage(folder: string): string[] {
  const list = 'src/shared/platform/locale.ts';
  change(folder, list, [
    '  en: {\n',
    `  ${thirdLanguage}: { script: 'Latin', gap: ' ', myriads: false, dayStyle: 'long', monthStyle: 'long', sharesIn: 'world' },\n  en: {\n`,
  ]);
  const dictionaries = 'src/texts/dictionaries.ts';
  const line = `export * as ${thirdLanguage} from './${thirdLanguage}/dictionary.ts';\n`;
  change(folder, dictionaries, ['export ', `${line}export `]);
  const dictionary = `src/texts/${thirdLanguage}`;
  mkdirSync(join(folder, dictionary));
  writeFileSync(join(folder, dictionary, 'dictionary.ts'), dictionaryOf(folder));
  const letters = 'in-other-letters.ts';
  cpSync(join(import.meta.dirname, letters), join(folder, dictionary, letters));
  return [list, dictionaries, dictionary, ...addContent(folder)];
}

type Replacement = readonly [from: string, to: string];

function change(folder: string, path: string, [from, to]: Replacement): void {
  const text = readFileSync(join(folder, path), 'utf8');
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`${path} has no ${from} any more.`);
  writeFileSync(join(folder, path), text.slice(0, at) + to + text.slice(at + from.length));
}

/** Makes every subject of the English dictionary in other letters, when it is read. */
function dictionaryOf(folder: string): string {
  const english = readFileSync(join(folder, 'src/texts/en/dictionary.ts'), 'utf8');
  const subjects = [...english.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const made = subjects.map((name) => `export const ${name} = inOtherLetters(en.${name});`);
  const from = `import { inOtherLetters } from './in-other-letters.ts';`;
  return `${from}\nimport * as en from '../en/dictionary.ts';\n\n${made.join('\n')}\n`;
}

/**
 * Adds the English files in other letters; names, addresses and other fields of their heads stay.
 */
function addContent(folder: string): string[] {
  const content = join(folder, 'src/content');
  const kinds = readdirSync(content, { withFileTypes: true }).filter((one) => one.isDirectory());
  return kinds.map(({ name }) => {
    mkdirSync(join(content, name, thirdLanguage));
    for (const file of readdirSync(join(content, name, 'en'))) {
      const text = readFileSync(join(content, name, 'en', file), 'utf8');
      writeFileSync(join(content, name, thirdLanguage, file), contentOf(text));
    }
    return `src/content/${name}/${thirdLanguage}`;
  });
}

function contentOf(text: string): string {
  const [, head = '', ...body] = text.split(/^---$/m);
  const words = head.replaceAll(/(?<=^(title|summary): | +- )\S+ .*$/gm, inOtherLetters<string>);
  return ['', words, inOtherLetters(body.join('---'))].join('---');
}
