import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** This is a file of the repository; `path` is relative to its top, with forward slashes. */
export type Source = { path: string; text: string };
/** A rule found this wrong, one line each: where and what. */
export type Finding = string;

export const root = join(import.meta.dirname, '../..');
/** They are made by tools, and ignored by git. */
const made = ['node_modules', 'dist', 'data', '.astro', '.git', 'test-results', '.cache'];
const textEnding = /\.(ts|tsx|mjs|js|astro|css|md|json|jsonc|svg|html|ya?ml|txt|webmanifest)$/;
const textName = /(^|\/)(\.[\w.]+|run)$/;

let paths: readonly string[] | undefined;
const read = new Map<string, Source>();

/**
 * Reads every file with text under the given folders or names, the whole repository when none is
 * given. A file is read once a process: twenty rules look at the same ones, and to parse them took
 * longest.
 */
export function readSources(...under: string[]): Source[] {
  paths ??= listFiles(root).filter((path) => textEnding.test(path) || textName.test(path));
  return paths
    .filter((path) => under.length === 0 || under.some((start) => path.startsWith(start)))
    .map(sourceAt);
}

function sourceAt(path: string): Source {
  const source = read.get(path) ?? { path, text: readFileSync(join(root, path), 'utf8') };
  read.set(path, source);
  return source;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.includes(entry.name) || entry.name.endsWith('.log')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [relative(root, path).replaceAll('\\', '/')];
  });
}

/** Names the top folder that a file stands in; examples belong to the gallery. */
export function topOf(path: string): string {
  return path.endsWith('.examples.ts') ? 'preview' : (path.split('/')[1] ?? '');
}

export function isCode({ path }: Source): boolean {
  return /\.(ts|tsx|mjs|astro)$/.test(path);
}

const parsed = new WeakMap<Source, ts.SourceFile[]>();

/**
 * Answers a file's scripts: itself, or of an .astro file its frontmatter and its script elements.
 */
export function scriptsOf(source: Source): ts.SourceFile[] {
  const scripts = parsed.get(source) ?? parseScripts(source);
  parsed.set(source, scripts);
  return scripts;
}

function parseScripts(source: Source): ts.SourceFile[] {
  if (!source.path.endsWith('.astro')) return [parse(source.path, source.text)];
  const parts = [...source.text.matchAll(/^---\n[\s\S]*?^---$|<script[^>]*>[\s\S]*?<\/script>/gm)];
  return parts.map(({ 0: part, index }) => {
    const code = part.replace(/^---|^<script[^>]*>|---$|<\/script>$/g, (tag) =>
      ' '.repeat(tag.length),
    );
    // Empty lines in front keep the line numbers of findings right.
    return parse(source.path, source.text.slice(0, index).replaceAll(/[^\n]/g, ' ') + code);
  });
}

function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Goes through every node of a script, the outer ones first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export function at(script: ts.SourceFile, node: ts.Node): string {
  return `${script.fileName}:${lineOf(script, node.getStart(script))}`;
}

export function lineOf(script: ts.SourceFile, position: number): number {
  return script.getLineAndCharacterOfPosition(position).line + 1;
}

/** Finds a pattern that has no business in a file, by line. */
export function findPattern({ path, text }: Source, pattern: RegExp, what: string): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${what}`] : []));
}

/** Blanks the comments of a text, so that words about a thing are not taken for it. */
export function withoutComments(source: Source): Source {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  const text = source.text
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, blank)
    .replaceAll(/(?<=^|[\s;{}()])\/\/[^\n]*/gm, blank);
  return { path: source.path, text };
}
