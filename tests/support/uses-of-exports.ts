import ts from 'typescript';
import { importsOf, targetOf } from './imports-of.ts';
import { nodesOf, type Source, scriptsOf } from './sources.ts';

/** Another file uses this of a file; `*` is all of it, where it cannot be told apart. */
export type Use = { from: string; target: string; name: string; typeOnly: boolean };
type Names = { name: string; typeOnly: boolean }[];

/** Finds who uses which export of whom, by its own name. */
export function usesOfExports(source: Source): Use[] {
  const from = source.path;
  const named = scriptsOf(source).flatMap((script) =>
    script.statements.flatMap((statement) => usesByStatement(source, statement)),
  );
  const known = new Set(named.map(({ target }) => target));
  // It is a dynamic import, one in markup, or one for its effects: whatever it exports may be read.
  const whole = importsOf(source).filter(({ target }) => !known.has(target));
  return [
    ...named,
    ...whole.map(({ target, typeOnly }) => ({ from, target, name: '*', typeOnly })),
  ];
}

function usesByStatement(source: Source, statement: ts.Statement): Use[] {
  const specifier = specifierOf(statement);
  if (specifier === undefined) return [];
  const target = targetOf(source.path, specifier);
  const names = ts.isImportDeclaration(statement)
    ? importedNames(source, statement)
    : reExportedNames(statement as ts.ExportDeclaration);
  return names.map((one) => ({ ...one, from: source.path, target }));
}

function specifierOf(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

function importedNames(source: Source, { importClause }: ts.ImportDeclaration): Names {
  if (!importClause) return [];
  const allTypes = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const names: Names = importClause.name ? [{ name: 'default', typeOnly: allTypes }] : [];
  const bindings = importClause.namedBindings;
  if (!bindings) return names;
  if (ts.isNamespaceImport(bindings)) {
    const read = readFrom(source, bindings.name.text);
    return [...names, ...read.map((name) => ({ name, typeOnly: allTypes }))];
  }
  return names.concat(
    bindings.elements.map(({ name, propertyName, isTypeOnly }) => ({
      name: (propertyName ?? name).text,
      typeOnly: allTypes || isTypeOnly,
    })),
  );
}

function reExportedNames({ exportClause, isTypeOnly }: ts.ExportDeclaration): Names {
  if (!exportClause || !ts.isNamedExports(exportClause)) {
    return [{ name: '*', typeOnly: isTypeOnly }];
  }
  return exportClause.elements.map(({ name, propertyName }) => ({
    name: (propertyName ?? name).text,
    typeOnly: isTypeOnly,
  }));
}

/** Reads the members of a namespace that are read; all of them where it is handed on as a whole. */
function readFrom(source: Source, namespace: string): string[] {
  if (source.path.endsWith('.astro')) {
    const pattern = new RegExp(`\\b${namespace}\\.(\\w+)`, 'g');
    return [...source.text.matchAll(pattern)].map((match) => match[1] ?? '*');
  }
  const places = scriptsOf(source)
    .flatMap((script) => [...nodesOf(script)])
    .filter((node) => ts.isIdentifier(node) && node.text === namespace)
    .filter(({ parent }) => !ts.isNamespaceImport(parent));
  return places.map(({ parent }) => {
    if (ts.isPropertyAccessExpression(parent)) return parent.name.text;
    return ts.isQualifiedName(parent) ? parent.right.text : '*';
  });
}
