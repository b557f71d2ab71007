import { expect, test } from 'vitest';
import { type Imported, importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources } from '../support/sources.ts';

/**
 * These are the server's rooms, lowest first: a room imports those before it, and none imports one
 * after it, types included. Why each stands where it stands is said in src/server/README.md.
 */
const ranks = [
  // They are the ground.
  ...['db', 'platform', 'jobs', 'channels', 'payments', 'ledger', 'media'],
  // This is what every subject is handed.
  ...['services.ts', 'door', 'review', 'treasury'],
  // They are the subjects.
  ...['attribution', 'cases', 'notices', 'comments', 'kinds', 'activities', 'venues'],
  ...['sharing', 'wishes', 'points', 'chance', 'papers', 'advisers', 'verification'],
  'experiments',
  ...['donations', 'refunds', 'reports', 'raising', 'withdrawals', 'discussions', 'progress'],
  ...['monthly', 'raiser', 'tracing', 'publicity', 'reconciliation', 'retention', 'keys'],
  ...['backups', 'accounts'],
  // It is staff's side.
  'desk',
];
/** A room's upper floor may reach so high, whatever its own rank. */
const floor = ranks.indexOf('review');

/** They put the rooms together. */
const top = [
  ...[
    'server.ts',
    'call-door.ts',
    'handled-calls.ts',
    'page-forms.ts',
    'start-work.ts',
    'later-work.ts',
  ],
  ...['open-services.ts', 'current-services.ts', 'demo-parts.ts', 'equations.ts'],
  'state-gauges.ts',
];

type Place = { room: string; rank: number; isUpper: boolean; path: string };

function placeOf(path: string): Place | undefined {
  const room = /^src\/server\/([^/]+)/.exec(path)?.[1];
  if (room === undefined) return undefined;
  return { room, rank: ranks.indexOf(room), isUpper: isUpperFloor(path), path };
}

/**
 * Is it what answers calls, forms, jobs and the desk? The type of a queue is what they are made by.
 */
function isUpperFloor(path: string): boolean {
  if (path === 'src/server/review/review-queue.ts' || path.includes('/platform/channel-')) {
    return false;
  }
  return /\/(([\w-]+-)?routes|forms|jobs|[\w-]+-queues?)\.ts$/.test(path);
}

function checkRanks({ where, from, target }: Imported): Finding[] {
  const [own, other] = [placeOf(from), placeOf(target)];
  if (!own || !other || own.room === other.room) return [];
  if (top.includes(own.room)) return [];
  if (own.rank < 0) return [`${where} ${own.room} has no rank`];
  if (other.rank < 0) return [`${where} ${target} puts the rooms together and stands above all`];
  const reach = own.isUpper ? Math.max(own.rank, floor) : own.rank;
  return other.rank > reach ? [`${where} ${own.room} may not stand on ${target}`] : [];
}

function checkUpperFloor({ where, from, target }: Imported): Finding[] {
  const [own, other] = [placeOf(from), placeOf(target)];
  if (!own || !other?.isUpper || top.includes(own.room)) return [];
  const isDesk = own.room === 'desk' && /-queues?\.ts$/.test(target);
  return own.isUpper || isDesk
    ? []
    : [`${where} nothing below imports ${target}, which is of an upper floor`];
}

const imported = readSources('src/server/').filter(isCode).flatMap(importsOf);

test("no import of the server runs up its rooms' ranks", () => {
  expect(imported.flatMap(checkRanks)).toEqual([]);
});

test('routes, forms, jobs and queues are imported only from above', () => {
  expect(imported.flatMap(checkUpperFloor)).toEqual([]);
});

test('every rank is of a room, and every room has one', () => {
  const rooms = new Set(imported.map(({ from }) => placeOf(from)?.room ?? ''));
  const known = new Set([...ranks, ...top]);
  expect(ranks.filter((room) => !rooms.has(room))).toEqual([]);
  expect([...rooms].filter((room) => !known.has(room))).toEqual([]);
});

const broken = [
  ['src/server/cases/a.ts', "import { a } from '#src/server/desk/a.ts';"],
  ['src/server/cases/a.ts', "import type { A } from '#src/server/donations/a.ts';"],
  ['src/server/cases/a.ts', "type A = import('#src/server/donations/a.ts').A;"],
  ['src/server/cases/a.ts', "import { a } from '#src/server/server.ts';"],
  ['src/server/ledger/a.ts', "import { a } from '../cases/a.ts';"],
  ['src/server/ledger/a.ts', "import type { Services } from '#src/server/services.ts';"],
  ['src/server/media/routes.ts', "import { a } from '#src/server/cases/a.ts';"],
  ['src/server/new-room/a.ts', "import { a } from '#src/server/db/a.ts';"],
  ['src/server/cases/a.ts', "import { caseRoutes } from './routes.ts';"],
  ['src/server/accounts/a.ts', "import { a } from '#src/server/cases/jobs.ts';"],
  ['src/server/desk/a.ts', "import { a } from '#src/server/cases/routes.ts';"],
] as const;

test.each(broken)('the rules of ranks catch what is wrong in %s: %s', (path, text) => {
  const findings = importsOf({ path, text }).flatMap((one) => [
    ...checkRanks(one),
    ...checkUpperFloor(one),
  ]);
  expect(findings).toHaveLength(1);
});

const sound = [
  ['src/server/media/routes.ts', "import { handle } from '#src/server/door/handle.ts';"],
  ['src/server/raising/forms.ts', "import { submitRoute } from './routes.ts';"],
  ['src/server/desk/tasks/queues.ts', "import { a } from '#src/server/raising/review-queues.ts';"],
  ['src/server/start-work.ts', "import { a } from './cases/jobs.ts';"],
] as const;

test.each(sound)('the rules of ranks let %s be: %s', (path, text) => {
  const findings = importsOf({ path, text }).flatMap((one) => [
    ...checkRanks(one),
    ...checkUpperFloor(one),
  ]);
  expect(findings).toEqual([]);
});
