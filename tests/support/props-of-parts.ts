import { join } from 'node:path';
import ts from 'typescript';
import { nodesOf, root, type Source } from './sources.ts';

/** This prop is one of a few words, is or is not, or is a form that is at one of its steps. */
export type Choice = {
  /** It is the part's path with the name of its export. */
  part: string;
  prop: string;
  values: readonly (string | boolean)[];
  /** It is this where it is left out, as the part says; it is undefined where that says nothing. */
  absent: string | boolean | undefined;
};

/** More words than that are a list of the subject, such as illnesses, and no looks of a part. */
const mostWords = 8;
/** These say how a form was answered: there, or not. */
const answers = ['drawn', 'problem', 'problems', 'wrong', 'error', 'sent', 'typed', 'message'];
const asScript = '.frontmatter.ts';

/** Finds what parts of pages may be handed, as the compiler reads it from their types. */
export function choicesOf(sources: readonly Source[]): Choice[] {
  const scripts = new Map(sources.map((source) => [scriptPathOf(source), scriptOf(source)]));
  const program = openProgram(scripts);
  const checker = program.getTypeChecker();
  return [...scripts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    const name = path.slice(root.length + 1).replace(asScript, '');
    return (file ? propTypesOf(file, checker) : []).flatMap(({ part, type, within }) =>
      choicesIn(type, checker).map((choice) => ({
        ...{ part: `${name} ${part}`, ...choice },
        absent: defaultIn(within, choice.prop) ?? (isOfWays(choice) ? false : undefined),
      })),
    );
  });
}

const scriptPathOf = ({ path }: Source) =>
  join(root, path) + (path.endsWith('.astro') ? asScript : '');

function scriptOf({ path, text }: Source): string {
  if (!path.endsWith('.astro')) return text;
  return `${/^---\n([\s\S]*?)^---/m.exec(text)?.[1] ?? ''}\nexport {};\n`;
}

function openProgram(scripts: ReadonlyMap<string, string>): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => scripts.has(path) || fileExists(path);
  host.getSourceFile = (path, language, ...more) => {
    const text = scripts.get(path);
    return text === undefined
      ? getSourceFile(path, language, ...more)
      : ts.createSourceFile(path, text, language, true);
  };
  return ts.createProgram([...scripts.keys()], options, host);
}

type PropTypes = { part: string; type: ts.Type; within: ts.Node };

/** Finds `Props` of a part that Astro draws, and what each part of React takes first. */
function propTypesOf(file: ts.SourceFile, checker: ts.TypeChecker): PropTypes[] {
  const isOfAstro = file.fileName.endsWith(asScript);
  return file.statements.flatMap((node): PropTypes[] => {
    if (ts.isTypeAliasDeclaration(node) && isOfAstro && node.name.text === 'Props')
      return [{ part: 'default', type: checker.getTypeAtLocation(node.name), within: file }];
    if (!ts.isFunctionDeclaration(node) || isOfAstro || !isExported(node)) return [];
    const [props] = node.parameters;
    const part = node.name?.text ?? '';
    const type = props && /^[A-Z]/.test(part) && checker.getTypeAtLocation(props);
    return type ? [{ part, type, within: node }] : [];
  });
}

/** Finds the word or way that a part takes for a prop left out, where it takes its props apart. */
function defaultIn(node: ts.Node, prop: string): string | boolean | undefined {
  for (const one of nodesOf(node)) {
    if (!ts.isBindingElement(one) || !one.initializer) continue;
    if ((one.propertyName ?? one.name).getText() !== prop) continue;
    if (ts.isStringLiteral(one.initializer)) return one.initializer.text;
    if (one.initializer.kind === ts.SyntaxKind.TrueKeyword) return true;
  }
  return undefined;
}

const isOfWays = ({ values }: Pick<Choice, 'values'>) =>
  values.every((value) => typeof value === 'boolean');

function isExported(node: ts.FunctionDeclaration): boolean {
  return (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function choicesIn(type: ts.Type, checker: ts.TypeChecker): Pick<Choice, 'prop' | 'values'>[] {
  const found = new Map<string, Set<string | boolean>>();
  const props = kindsOf(type).flatMap((kind) => checker.getPropertiesOfType(kind));
  for (const prop of props.filter(isOurs)) {
    const values = found.get(prop.name) ?? new Set();
    const said = checker.getTypeOfSymbol(prop);
    for (const value of answers.includes(prop.name)
      ? answersIn(said, checker)
      : (wordsIn(said) ?? stepsIn(said, checker)))
      values.add(value);
    found.set(prop.name, values);
  }
  return [...found]
    .filter(([, { size }]) => size > 1 && size <= mostWords)
    .map(([prop, values]) => ({ prop, values: [...values] }));
}

/** Attributes of elements are a browser's, and shown by it. */
function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((one) => !one.getSourceFile().fileName.includes('node_modules'));
}

const kindsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const isNothing = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) > 0;

/** Finds the words, or the ways of a boolean, that a type is a choice of; undefined for more. */
function wordsIn(type: ts.Type): (string | boolean)[] | undefined {
  const words: (string | boolean)[] = [];
  for (const kind of kindsOf(type).filter((one) => !isNothing(one))) {
    if (kind.isStringLiteral()) words.push(kind.value);
    else if (kind.flags & ts.TypeFlags.BooleanLiteral)
      words.push((kind as ts.Type & { intrinsicName: string }).intrinsicName === 'true');
    else return undefined;
  }
  return words;
}

/** An answer that may be left out, or has no words of its own, is there or not. */
function answersIn(type: ts.Type, checker: ts.TypeChecker): boolean[] {
  const hasAnyName = (kind: ts.Type) =>
    (kind.flags & ts.TypeFlags.Object) > 0 && checker.getIndexInfosOfType(kind).length > 0;
  const mayLack = kindsOf(type).some((kind) => isNothing(kind) || hasAnyName(kind));
  return mayLack ? [false, true] : [];
}

/** A form that a part is handed is at one of these steps. */
function stepsIn(type: ts.Type, checker: ts.TypeChecker): string[] {
  const state = type.getProperty('state');
  if (!state) return [];
  const steps = kindsOf(checker.getTypeOfSymbol(state)).map((kind) => kind.getProperty('step'));
  return steps.flatMap((step) =>
    step ? (wordsIn(checker.getTypeOfSymbol(step)) ?? []) : [],
  ) as string[];
}
