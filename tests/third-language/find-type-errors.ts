import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Pages and parts of pages are read by `astro check` alone; here whatever they are handed is right. */
const partsOfPages = `/// <reference types="astro/client" />
declare module '*.astro' {
  const part: (props: Record<string, any>) => unknown;
  export default part;
}
`;
/** What is handed to them has no type then. */
const untypedParameter = 7006;

/** This is silence means something only where a file that knows two languages is found. */
const forgetful = 'src/forgets-a-language.ts';
const forgetting = `import type { Locale } from '#src/shared/platform/locale.ts';
export const hello: Record<Locale, string> = { 'zh-CN': '你好', en: 'Hello' };
`;

/**
 * Finds what the compiler says of a tree with a language more. It is asked only of files that speak
 * of languages, which are a quarter of all and take half the time; no other can know how many there
 * are.
 */
export function findTypeErrors(folder: string): string[] {
  writeFileSync(join(folder, 'src/parts-of-pages.d.ts'), partsOfPages);
  writeFileSync(join(folder, forgetful), forgetting);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const own = new Set(fileNames);
  const found = program
    .getSourceFiles()
    .filter(({ fileName, text }) => own.has(fileName) && speaksOfLanguages(text))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .filter(({ code }) => code !== untypedParameter);
  const errors = found.map((one) => wordsFor(one, folder));
  const isAwake = errors.some((one) => one.startsWith(forgetful));
  if (!isAwake) return [`${forgetful} forgets a language, and the compiler says nothing`];
  return errors.filter((one) => !one.startsWith(forgetful));
}

/** Types of `astro:content` are made by a build, and say nothing of languages. */
function speaksOfLanguages(text: string): boolean {
  return /locale|zh-CN/i.test(text) && !text.includes("from 'astro:content'");
}

function wordsFor(found: ts.Diagnostic, folder: string): string {
  return ts
    .formatDiagnostic(found, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    })
    .trim();
}
