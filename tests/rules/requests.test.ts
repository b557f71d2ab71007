import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  at,
  type Finding,
  isCode,
  nodesOf,
  readSources,
  type Source,
  scriptsOf,
} from '../support/sources.ts';

/** The client and the monitor ask, and nobody else: this is what each of their files asks for. */
const askThemselves: Readonly<Record<string, string>> = {
  'src/stores/send-call.ts': 'the client itself: every call of ours goes through here',
  'src/stores/exchange-file.ts': 'the client, of files: the object store is another host',
  'src/components/platform/in-page/read-page.ts':
    'the client, of pages: before any code of calls is there',
  'src/components/platform/in-page/tell-server.ts':
    'the monitor, also of code that never comes, and visits',
  'public/offline-worker.js': 'answers for the network, as service workers do',
};

const asks = /(^|\.)(fetch|ofetch|createFetch|sendBeacon|XMLHttpRequest|EventSource|WebSocket)$/;
const ofServer = /^src\/(server|serving|scripts)\//;
const sources = readSources('src/', 'public/').filter(
  (source) => (isCode(source) || source.path.endsWith('.js')) && !ofServer.test(source.path),
);

/** Finds calls of what asks, under whatever name they came by. */
function findRequests(source: Source): Finding[] {
  return scriptsOf(source).flatMap((script) =>
    [...nodesOf(script)].flatMap((node) => {
      const name = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : null;
      return name && asks.test(name.getText())
        ? [`${at(script, node)} asks the server itself`]
        : [];
    }),
  );
}

function findUnlisted(source: Source): Finding[] {
  return source.path in askThemselves ? [] : findRequests(source);
}

test('only the client, the monitor and what is listed with its reason ask the server', () => {
  expect(sources.flatMap(findUnlisted)).toEqual([]);
});

test('what is listed with a reason does ask', () => {
  const asking = sources.filter((source) => findRequests(source).length > 0);
  const paths = asking.map(({ path }) => path);
  expect(Object.keys(askThemselves).filter((path) => !paths.includes(path))).toEqual([]);
});

test.each([
  "const answer = await fetch('/api/x');",
  'window.fetch(url);',
  'browser.fetch(url, init);',
  'new XMLHttpRequest();',
  'navigator.sendBeacon(url, body);',
  'const ask = createFetch({});',
  "new EventSource('/api/x');",
])('a request is found in %j', (text) => {
  for (const path of ['src/islands/a/A.tsx', 'src/stores/a.ts', 'src/components/a/a.ts'])
    expect(findUnlisted({ path, text })).toHaveLength(1);
});
