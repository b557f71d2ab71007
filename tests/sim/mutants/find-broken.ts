import ts from 'typescript';
import { type Finding, nodesOf } from '../../support/sources.ts';

const ofLanguage = ['Math', 'Number', 'undefined'];

/** A bug that breaks the program is found by anything and says nothing about the simulator. */
export function findBroken(path: string, before: string, after: string): Finding[] {
  const { diagnostics = [] } = ts.transpileModule(after, { reportDiagnostics: true });
  const known = new Set([...ofLanguage, ...namesIn(before).used, ...namesIn(after).declared]);
  const strange = [...namesIn(after).used].filter((name) => !known.has(name));
  return [
    ...diagnostics.map(({ messageText }) => `${path} ${messageText}`),
    ...strange.map((name) => `${path} has no ${name}`),
  ];
}

/** Names of properties say nothing about what is in scope. */
function namesIn(code: string): { used: Set<string>; declared: Set<string> } {
  const script = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true);
  const names = [...nodesOf(script)].filter(ts.isIdentifier);
  const used = names.filter((name) => !isOfProperty(name));
  const declared = names.filter(({ parent }) => ts.isParameter(parent));
  return {
    used: new Set(used.map((name) => name.text)),
    declared: new Set(declared.map((name) => name.text)),
  };
}

function isOfProperty(name: ts.Identifier): boolean {
  const { parent } = name;
  const holder = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
  return holder && parent.name === name;
}
