import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { letOwnHosts } from '#src/serving/security-headers.ts';
import { requireApiHosts } from '../../../src/scripts/examine-node.ts';
import { problemsOf } from './live-config.ts';

const main = 'https://warm.example';
const api = 'https://api.warm.example';

test('a page may connect to the hosts of calls; without any its policy is as it was', () => {
  const policyWith = (apiOrigins: string) => {
    const headers = { 'content-security-policy': "default-src 'self'" };
    const own = parseConfig({ PUBLIC_ORIGIN: main, API_ORIGINS: apiOrigins });
    return letOwnHosts(new Response('', { headers }), own).headers.get('content-security-policy');
  };
  expect(policyWith(api)).toBe(`connect-src 'self' ${api}; default-src 'self'`);
  expect(policyWith('')).toBe("default-src 'self'");
});

test.each([
  ['https://api.elsewhere.example', 'beneath no own origin'],
  ['http://api.warm.example', 'beneath no own origin'],
  ['https://warm.example', 'where pages stand'],
  ['https://api.warm.example,https://more.warm.example', 'more than one'],
])('API_ORIGINS=%s is refused in words', (API_ORIGINS, words) => {
  const said = problemsOf({ PUBLIC_ORIGIN: main, API_ORIGINS });
  expect(said.join()).toContain(words);
});

test('two own domains never come to share a session by it', () => {
  const said = problemsOf({
    ...{ PUBLIC_ORIGIN: main, OWN_ORIGINS: 'https://www.warm.example', API_ORIGINS: api },
  });
  expect(said.join()).toContain('would share sessions');
});

test('the doctor asks such a host as a browser would', async () => {
  let allowed = main;
  const server = createServer((_req, res) =>
    res.writeHead(204, { 'access-control-allow-origin': allowed }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pair = { origin, page: main, host: '', pageHost: '', domain: '' };
  expect(await requireApiHosts({ apiOrigins: [] })).toBeUndefined();
  expect(await requireApiHosts({ apiOrigins: [pair] })).toBeUndefined();
  allowed = '*';
  await expect(requireApiHosts({ apiOrigins: [pair] })).rejects.toThrow('does not let');
  server.closeAllConnections();
  server.close();
  expect(await requireApiHosts({ apiOrigins: [pair] })).toContain('does not answer');
});
