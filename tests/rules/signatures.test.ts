import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  at,
  type Finding,
  isCode,
  readSources,
  type Source,
  scriptsOf,
} from '../support/sources.ts';

/** The ground and the door have signatures of their own kind: a pool of leases, a parser, a guard. */
const ground =
  /^src\/server\/(?:(?:db|platform|jobs|channels|payments|ledger|media|door)\/|[^/]+$)/;

const standsOn = /^(?:Database|\w*Services|Pick<\s*\w*Services\b)/;

/**
 * A use case is a function that others call with the services or the database that it stands on: it
 * takes them first, then the one thing asked, then the instant by itself and last.
 */
function findStrange(source: Source): Finding[] {
  if (ground.test(source.path)) return [];
  return scriptsOf(source).flatMap((script) =>
    script.statements.filter(isExported).flatMap((one) => {
      const wrong = wrongWith(one.parameters.map((parameter) => readParameter(parameter, script)));
      return wrong ? [`${at(script, one)} ${one.name?.text} ${wrong}`] : [];
    }),
  );
}

type Parameter = { name: string; fields: readonly string[]; type: string };

function isExported(one: ts.Statement): one is ts.FunctionDeclaration {
  const { ExportKeyword } = ts.SyntaxKind;
  return (
    ts.isFunctionDeclaration(one) && !!one.modifiers?.some(({ kind }) => kind === ExportKeyword)
  );
}

function readParameter({ name, type }: ts.ParameterDeclaration, script: ts.SourceFile): Parameter {
  const bound = ts.isObjectBindingPattern(name)
    ? name.elements.map((element) => (element.propertyName ?? element.name).getText(script))
    : [];
  const told =
    type && ts.isTypeLiteralNode(type)
      ? type.members.map((member) => member.name?.getText(script) ?? '')
      : [];
  const words = type?.getText(script) ?? '';
  return { name: name.getText(script), fields: [...bound, ...told], type: words };
}

function wrongWith(parameters: readonly Parameter[]): string | undefined {
  const on = parameters.findIndex(({ type }) => standsOn.test(type) && !type.includes('| Trx'));
  if (on < 0 || /^Trx\b/.test(parameters[0]?.type ?? '')) return undefined;
  if (on > 0) return 'takes what it stands on first';
  const clock = parameters.findIndex(({ name }) => name === 'now');
  if (clock >= 0 && clock < parameters.length - 1) return 'takes the instant last';
  if (parameters.some(({ fields }) => fields.includes('now'))) return 'takes the instant by itself';
  const asked = parameters.length - 1 - (clock < 0 ? 0 : 1);
  return asked > 1 ? 'takes what is asked as one' : undefined;
}

test('a use case takes what it stands on, what is asked as one, and the instant', () => {
  const sources = readSources('src/server/').filter(isCode);
  expect(sources.flatMap(findStrange)).toEqual([]);
});

const strange = [
  'export function a(userId: string, db: Database) {}',
  'export function a(db: Database, now: number, asked: Asked) {}',
  'export async function a(db: Database, keys: Keys, asked: Asked) {}',
  "export function a({ db }: Pick<Services, 'db'>, caseId: string, userId: string) {}",
  'export function a(services: PayoutServices, { caseId, now }: Asked) {}',
  'export function a(db: Database, asked: { caseId: string; now: number }) {}',
  "export function a({ db, now }: Pick<Services, 'db' | 'now'>, asked: Asked) {}",
];

test.each(strange)('the rule of signatures catches %s', (text) => {
  expect(findStrange({ path: 'src/server/cases/a.ts', text })).toHaveLength(1);
});

const sound = [
  'export function a(db: Database) {}',
  'export function a(db: Database, now: number) {}',
  'export function a(services: Services, { caseId }: Asked, now: number) {}',
  'export function a(trx: Trx, caseId: string, words: string) {}',
  'export function a(db: Database | Trx, caseId: string, position: number) {}',
  'function a(userId: string, db: Database) {}',
];

test.each(sound)('the rule of signatures lets %s be', (text) => {
  expect(findStrange({ path: 'src/server/cases/a.ts', text })).toEqual([]);
});
