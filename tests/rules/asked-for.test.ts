import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#src/shared/calls.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { oldAddresses } from '#src/shared/platform/old-addresses.ts';
import { type Route, routes } from '#src/shared/routes.ts';
import { inputNamesOf } from '../support/input-names-of.ts';
import type { Finding } from '../support/sources.ts';

/** Reads the lists of every page and every call that were asked for, by their columns. */
function readAsked(list: 'calls' | 'routes'): string[][] {
  const text = readFileSync(join(import.meta.dirname, 'asked-for', `${list}.tsv`), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

/** They are answered in the gateway's own form instead of ours, by `src/server/server.ts`. */
const ofGateways = '/api/pay/notify/{gateway}';
/** Guests may give, where the operator lets them. */
const donors = ['login or anonymous by configuration', 'same'];
/** These names of two calls stand in words instead of as a list, and mean this. */
const inWords: Readonly<Record<string, string>> = {
  'the same as JSON, plus gearId?, activityId?': 'infoUuid, amountInFen, gearId?, activityId?',
  'older form of the same': 'infoUuid, amountInFen',
  'as get, threaded by order': 'infoUuid, anchorId, size',
  'base info and gears': 'infoUuid, title, gear1Title',
};

/** `type (progress, fund use)` is the field `type`, and `a or b` one of the two. */
function fieldsIn(payload: string): string[][] {
  if (payload === '-') return [];
  const plain = (inWords[payload] ?? payload).replaceAll(/\([^)]*\)/g, '');
  return plain.split(',').map((part) =>
    part
      .split(' or ')
      .map((name) => name.trim().split(' ')[0]?.replace('?', '') ?? '')
      .filter((name) => name !== ''),
  );
}

function findMissingCalls(asked: readonly string[][], ours: readonly Call[]): Finding[] {
  return asked.flatMap(([path = '', method, body, access = '', payload = '-']) => {
    if (path === ofGateways) return [];
    const call = ours.find((one) => one.path === path);
    if (!call) return [`${path} is missing`];
    const names = inputNamesOf(call);
    const absent = fieldsIn(payload).filter((some) => !some.some((name) => names.includes(name)));
    const isOpenTo = donors.includes(access) ? 'donor' : access;
    return [
      ...(call.method === method ? [] : [`${path} is ${call.method}`]),
      ...(call.body === (body === '-' ? 'query' : body) ? [] : [`${path} travels as ${call.body}`]),
      ...(call.access === isOpenTo ? [] : [`${path} is for ${call.access}`]),
      ...absent.map((some) => `${path} has no ${some.join(' or ')}`),
    ];
  });
}

function findMissingRoutes(asked: readonly string[][]): Finding[] {
  const ours = new Map<string, Route>(Object.entries(routes));
  return asked.flatMap(([path = '', name = '', mode = '', access]) => {
    if (mode === 'R') {
      return oldAddresses.some((old) => old.path === path) ? [] : [`${path} leads nowhere`];
    }
    const route = ours.get(name);
    if (route?.path !== path) return [`${name} is not at ${path}`];
    return [
      ...(route.mode === mode ? [] : [`${name} is of mode ${route.mode}`]),
      ...(route.access === access ? [] : [`${name} is for ${route.access}`]),
    ];
  });
}

test('every call that was asked for is there, with its fields', () => {
  expect(findMissingCalls(readAsked('calls'), calls)).toEqual([]);
});

test('every page that was asked for is there, and every old address leads on', () => {
  expect(findMissingRoutes(readAsked('routes'))).toEqual([]);
});

test('the lists are whole, and their rules catch what is missing', () => {
  expect([readAsked('calls').length, readAsked('routes').length]).toEqual([221, 182]);
  const asked = [
    ['/api/none', 'POST', 'form', 'open', '-'],
    ['/api/cf-finance/invoice/apply', 'GET', 'form', 'owner', 'orderIds, colour'],
  ];
  expect(findMissingCalls(asked, calls)).toHaveLength(4);
  expect(
    findMissingRoutes([
      ['/none', 'none', 'C', 'open'],
      ['/none', 'none', 'R', 'open'],
      ['/', 'home', 'S', 'login'],
    ]),
  ).toHaveLength(4);
});
