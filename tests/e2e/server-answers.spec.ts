import { isLogin, userInfo } from '#src/shared/accounts/calls.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import { expect, test } from '../support/browser.ts';
import { encodeCall } from '../support/encode-call.ts';
import { startServerProcess } from '../support/server-process.ts';

const seeded = () => process.env.WARMLIGHT_SEEDED as string;

test('numbers for operators are not on the public port', async ({ server }) => {
  const answer = await fetch(`${server.origin}/metrics`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/^# (HELP|TYPE) /m);
});

test('every answer has an id of its own, forbids guessing its type and carries a policy', async ({
  server,
  link,
}) => {
  const { list } = await server.call(getHelpList, { tab: 'newest' });
  const picture = list.find(({ cover }) => cover)?.cover?.url ?? '';
  const home = await fetch(server.origin + link('home'));
  const etag = home.headers.get('etag') ?? '';
  const own = encodeCall(userInfo, {}).init;
  const asked: [what: string, status: number, path: string, init?: RequestInit][] = [
    ['kept page', 200, link('home')],
    ['kept page, unchanged', 304, link('home'), { headers: { 'if-none-match': etag } }],
    ['static page', 200, link('commonProblem')],
    ['fresh page', 200, link('login')],
    ['media', 200, picture],
    ['missing media', 404, '/media/none.webp'],
    ['API answer', 200, isLogin.path, encodeCall(isLogin, {}).init],
    ['API refusal', 401, userInfo.path, own],
    ['unknown call', 404, '/api/none', own],
    ['foreign page asks', 403, userInfo.path, { ...own, headers: { origin: 'https://x.test' } }],
    ['unknown page', 404, '/cf/no/such/page'],
    ['unknown case', 404, link('contribute', { params: { infoUuid: 'none' } })],
    ['cashier without payment', 404, '/sandbox/cashier/wechat/none'],
    ['liveness', 200, '/livez'],
  ];
  const ids = new Set<string | null>();
  for (const [what, status, path, init] of asked) {
    const answer = await fetch(server.origin + path, { redirect: 'manual', ...init });
    const { headers } = answer;
    expect.soft(answer.status, what).toBe(status);
    expect.soft(headers.get('x-request-id') ?? '', `${what}: id`).toMatch(/^[\w-]{8}-\w+$/);
    expect.soft(headers.get('x-content-type-options'), what).toBe('nosniff');
    expect.soft(headers.get('content-security-policy'), what).toContain("frame-ancestors 'none'");
    ids.add(headers.get('x-request-id'));
  }
  expect(ids.size).toBe(asked.length);
});

test('a caller cannot spend the budget of another address by naming it', async () => {
  const server = await startServerProcess(seeded());
  try {
    const ask = async (address: string) => {
      const { path, init } = encodeCall(isLogin, {});
      const claimed = { 'x-client-address': address, 'x-forwarded-for': address };
      const headers = { ...init.headers, ...claimed };
      return (await fetch(server.origin + path, { ...init, headers })).status;
    };
    // Budgets are per minute of the clock: twice as many exceed one whichever way they fall.
    const times = 2 * isLogin.budgetPerMinute + 2;
    const asked = Array.from({ length: times }, (_, i) => ask(`10.9.8.${i}`));
    const statuses = await Promise.all(asked);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  } finally {
    await server.stop();
  }
});
