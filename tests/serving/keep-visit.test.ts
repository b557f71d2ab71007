import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { keepVisit } from '#src/serving/keep-visit.ts';

const own = 'https://main.example';
const config = parseConfig({ PUBLIC_ORIGIN: own });
const came = '/cf/contribute/abc?channel=spring&source=card&other=x';

/** Answers where a request is led, or that it is answered as it is. */
function ask(url: string, referer?: string, method = 'GET'): string {
  let led = '';
  const req = { method, url, headers: { referer } } as unknown as IncomingMessage;
  const res = {
    writeHead: (_status: number, headers: { location: string }) => {
      led = headers.location;
      return { end: () => {} };
    },
  } as unknown as ServerResponse;
  keepVisit(config, () => {
    led = 'here';
  })(req, res);
  return led;
}

test('the same page in another language keeps by which link its reader came', () => {
  const led = '/en/cf/contribute/abc?source=card&channel=spring';
  expect(ask('/en/cf/contribute/abc', own + came)).toBe(led);
  expect(ask('/cf/contribute/abc', own + led)).toBe(led.slice('/en'.length));
});

test('who was led once is answered, and what the page asks for stays', () => {
  const first = ask(
    '/en/cf/comment/list?infoUuid=a',
    `${own}/cf/comment/list?infoUuid=a&channel=b`,
  );
  expect(first).toBe('/en/cf/comment/list?infoUuid=a&channel=b');
  expect(ask(first, `${own}/cf/comment/list?infoUuid=a&channel=b`)).toBe('here');
});

test.each([
  ['no page before', '/en/cf/contribute/abc', undefined],
  ['a page of others', '/en/cf/contribute/abc', `https://evil.example${came}`],
  ['another page', '/en/cf/detail/abc', own + came],
  ['the same language', '/cf/contribute/abc', own + came],
  ['nothing to keep', '/en/cf/contribute/abc', `${own}/cf/contribute/abc?other=x`],
  ['no address', '/en/cf/contribute/abc', 'nonsense'],
] as const)('%s leads nowhere else', (_, url, referer) => {
  expect(ask(url, referer)).toBe('here');
});

test('a form that is sent is answered where it is', () => {
  expect(ask('/en/cf/contribute/abc', own + came, 'POST')).toBe('here');
});
