import { posix } from 'node:path';
import ts from 'typescript';
import { at, nodesOf, type Source, scriptsOf } from './sources.ts';

/** This is one import; `target` is a path in the repository, a package, or `(computed)`. */
export type Imported = { where: string; from: string; target: string; typeOnly: boolean };

/** Finds static, dynamic and type imports, re-exports, `require` and `import.meta.glob`. */
export function importsOf(source: Source): Imported[] {
  return scriptsOf(source)
    .flatMap((script) => [...nodesOf(script)].flatMap((node) => importOf(script, node)))
    .concat(importsInMarkup(source));
}

function importOf(script: ts.SourceFile, node: ts.Node): Imported[] {
  const found = specifierOf(node);
  if (!found) return [];
  const { specifier, typeOnly } = found;
  const text = ts.isStringLiteralLike(specifier) ? specifier.text : '(computed)';
  const from = script.fileName;
  return [{ where: at(script, node), from, target: targetOf(from, text), typeOnly }];
}

function specifierOf(node: ts.Node): { specifier: ts.Expression; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier: node.moduleSpecifier, typeOnly };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { specifier: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: node.argument.literal as ts.Expression, typeOnly: true };
  }
  if (!ts.isCallExpression(node)) return undefined;
  const [specifier] = node.arguments;
  const callee = node.expression.getText();
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (!specifier || !(isImport || /^(require|import\.meta\.glob)$/.test(callee))) return undefined;
  return { specifier, typeOnly: false };
}

/** Finds dynamic imports between the braces of markup, which no script parser sees. */
function importsInMarkup({ path, text }: Source): Imported[] {
  if (!path.endsWith('.astro')) return [];
  const markup = text
    .replace(/^---\n[\s\S]*?^---$/m, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return [...markup.matchAll(/\bimport(?:\.meta\.glob)?\(\s*['"`]([^'"`]+)/g)].map((match) => ({
    where: `${path} (markup)`,
    from: path,
    target: targetOf(path, match[1] ?? ''),
    typeOnly: false,
  }));
}

/**
 * Answers what a specifier names. What follows a question mark asks the bundler for a form of the
 * file.
 */
export function targetOf(from: string, asked: string): string {
  const specifier = asked.replace(/\?.*$/, '');
  if (specifier.startsWith('#src/')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier;
}
