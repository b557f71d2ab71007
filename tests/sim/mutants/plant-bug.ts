import ts from 'typescript';
import { nodesOf, readSources } from '../../support/sources.ts';
import type { Edit, Mutant, TableEdit, TreeEdit } from './mutant.ts';

/** It has the texts of the product by path. */
export type Product = ReadonlyMap<string, string>;

const tables = 'src/server/db/';

export function readProduct(): Product {
  const sources = readSources('src/').filter(({ path }) => path.endsWith('.ts'));
  return new Map(sources.map(({ path, text }) => [path, text]));
}

/**
 * Answers only the files that a bug changes, changed; throws where it does not fit exactly one
 * place.
 */
export function plantBug(product: Product, { edits }: Pick<Mutant, 'edits'>): Map<string, string> {
  const changed = new Map<string, string>();
  for (const edit of edits) {
    const now = new Map([...product, ...changed]);
    for (const [path, text] of apply(now, edit)) changed.set(path, text);
  }
  return changed;
}

function apply(product: Product, edit: Edit): Map<string, string> {
  return 'exported' in edit ? editTree(product, edit) : editTables(product, edit);
}

function editTree(product: Product, edit: TreeEdit): Map<string, string> {
  const path = findModule(product, edit.exported);
  const text = product.get(path) ?? '';
  const script = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const places = scopesOf(script, edit).flatMap((scope) =>
    [...nodesOf(scope)].flatMap((node) => edit.find(node) ?? []),
  );
  const [place] = places;
  if (!place || places.length > 1) {
    throw new Error(`${places.length} places near ${edit.exported} in ${path}, not one`);
  }
  const { start, end, with: put } = edit.change(place);
  return new Map([[path, text.slice(0, start) + put + text.slice(end)]]);
}

function scopesOf(script: ts.SourceFile, { exported, alone }: TreeEdit): ts.Node[] {
  if (!alone) return [script];
  return script.statements.filter(
    (one) =>
      (ts.isFunctionDeclaration(one) || ts.isClassDeclaration(one)) && one.name?.text === exported,
  );
}

function findModule(product: Product, exported: string): string {
  const pattern = new RegExp(
    `^export (async )?(function\\*?|class|const|type) ${exported}\\b`,
    'm',
  );
  const found = [...product].filter(([, text]) => pattern.test(text)).map(([path]) => path);
  const [path] = found;
  if (!path || found.length > 1) throw new Error(`${found.length} modules export ${exported}`);
  return path;
}

/** Tables may be made for each engine apart, so a statement may stand more than once. */
function editTables(product: Product, { statement, with: put }: TableEdit): Map<string, string> {
  const found = [...product].filter(
    ([path, text]) => path.startsWith(tables) && statement.test(text),
  );
  if (found.length === 0) throw new Error(`no statement of the tables is like ${statement}`);
  return new Map(found.map(([path, text]) => [path, text.replaceAll(every(statement), put)]));
}

function every({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags}g`);
}
