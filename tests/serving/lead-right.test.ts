import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { leadRight } from '#src/serving/lead-right.ts';

const main = 'https://main.example';
const config = parseConfig({
  PUBLIC_ORIGIN: main,
  ALTERNATE_ORIGINS: 'https://alt.example',
  MIRROR_ORIGINS: 'spring=https://spring.example,summer=https://summer.example',
});
const messaging = 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.60';

type Visit = { host: string; url: string; method?: string; agent?: string };

/** Answers where a visit is led, or that it is answered here. */
function visit({ host, url, method = 'GET', agent = messaging }: Visit): string {
  let led = '';
  const req = { method, url, headers: { host, 'user-agent': agent } } as unknown as IncomingMessage;
  const res = {
    writeHead: (_status: number, headers: { location: string }) => {
      led = headers.location;
      return { end: () => {} };
    },
  } as unknown as ServerResponse;
  leadRight(config, () => {
    led = 'here';
  })(req, res);
  return led;
}

test('an alternate domain leads to the main one, with all that was asked', () => {
  const url = '/en/cf/contribute/abc?source=x&channel=none';
  expect(visit({ host: 'alt.example', url })).toBe(main + url);
});

test("a channel's visitors go to its mirror", () => {
  const url = '/cf/contribute/abc?channel=summer';
  expect(visit({ host: 'alt.example', url })).toBe(`https://summer.example${url}`);
});

test.each([
  { what: 'another browser', more: { agent: 'Mozilla/5.0 Chrome/140.0' } },
  { what: 'a form that is sent', more: { method: 'POST' } },
  { what: 'the main domain', more: { host: 'main.example' } },
  { what: 'a mirror', more: { host: 'spring.example' } },
  { what: 'no host of ours', more: { host: 'evil.example' } },
])('$what is answered where it is', ({ more }) => {
  expect(visit({ host: 'alt.example', url: '/?channel=spring', ...more })).toBe('here');
});

test.each(['https://elsewhere.example/', '//elsewhere.example/x', '/\\elsewhere.example'])(
  'no address leads to a foreign host: %s',
  (url) => {
    expect(new URL(visit({ host: 'alt.example', url })).origin).toBe(main);
  },
);
