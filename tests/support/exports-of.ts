import ts from 'typescript';
import { nodesOf, type Source, scriptsOf } from './sources.ts';

/** `usedAtHome` says whether its own file uses it too. */
export type Exported = { file: string; name: string; usedAtHome: boolean };

/** Lists what a script declares and exports; re-exports are uses of another file's. */
export function exportsOf(source: Source): Exported[] {
  return scriptsOf(source).flatMap((script) => {
    const words = [...nodesOf(script)].filter(ts.isIdentifier).map(({ text }) => text);
    return script.statements.flatMap(namesExportedBy).map((name) => ({
      file: source.path,
      name,
      usedAtHome: words.filter((one) => one === name).length > 1,
    }));
  });
}

function namesExportedBy(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (ts.isExportAssignment(statement)) return ['default'];
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name));
  }
  return isNamed(statement) && statement.name ? [statement.name.text] : [];
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundBy(one.name) : []));
}

function isNamed(statement: ts.Statement) {
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  );
}
