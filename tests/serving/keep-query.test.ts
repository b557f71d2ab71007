import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { keepQuery } from '#src/serving/keep-query.ts';

type Visit = { url: string; referer: string; method?: string };

/** Answers where a visit is led, or that it is answered here. */
function visit({ url, referer, method = 'GET' }: Visit): string {
  let led = '';
  const headers = { host: 'main.example', referer };
  const req = { method, url, headers } as unknown as IncomingMessage;
  const res = {
    writeHead: (_status: number, { location }: { location: string }) => {
      led = location;
      return { end: () => {} };
    },
  } as unknown as ServerResponse;
  keepQuery(() => {
    led = 'here';
  })(req, res);
  return led;
}

const query = '?channel=flyer&sharedv=2';
const page = 'https://main.example/cf/contribute/abc';

test.each([
  { url: '/en/cf/contribute/abc', referer: page + query, to: `/en/cf/contribute/abc${query}` },
  { url: '/', referer: `https://main.example/en${query}`, to: `/${query}` },
  { url: '/en', referer: `https://main.example/${query}`, to: `/en${query}` },
])('the same page in the other language keeps how one came: $url', ({ to, ...asked }) => {
  expect(visit(asked)).toBe(to);
});

test.each([
  { what: 'another page', url: '/en/cf/contribute/xyz', referer: page + query },
  { what: 'the same language', url: '/cf/contribute/abc', referer: page + query },
  { what: 'an address with a query', url: '/en/cf/contribute/abc?a=1', referer: page + query },
  { what: 'a page that was opened bare', url: '/en/cf/contribute/abc', referer: page },
  { what: 'no address at all', url: '/en', referer: 'x?y' },
  { what: 'another site', url: '/en', referer: `https://elsewhere.example/${query}` },
  { what: 'a path that is a host', url: '//en', referer: `https://main.example//en${query}` },
  { what: 'a form', url: '/en', referer: `https://main.example/${query}`, method: 'POST' },
])('$what is answered where it is', ({ what, ...asked }) => {
  expect(visit(asked)).toBe('here');
});
