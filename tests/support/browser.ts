import { test as base, expect, type Page } from 'playwright/test';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import type { Answer } from '#src/shared/contract/answer.ts';
import type { Call, CallInput, CallOutput } from '#src/shared/contract/call.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { appAgent, encodeCall } from './encode-call.ts';
import { findOpenCase } from './find-open-case.ts';
import { forgetCodesSent } from './forget-codes-sent.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export { expect };

/** It is for a test of what is the same in every language: the English project leaves it out. */
export const once = { tag: '@once' };

export type TestServer = ServerProcess & {
  /** Makes any declared call, as a caller without cookies does; throws when it is refused. */
  call<C extends Call>(call: C, input: CallInput<C>, token?: string): Promise<CallOutput<C>>;
  /** Answers a session of the account with this number, opened once per server. */
  tokenOf(mobile: string): Promise<string>;
};

type LinkParts = Omit<Parameters<typeof linkTo>[1], 'locale'>;
export type Link = (name: RouteName, parts?: LinkParts) => string;

type Fixtures = {
  /** Messages of the console that the test expects; any other error fails it. */
  expectedErrors: RegExp[];
  /** It is the language of the project: its texts, and links in it. */
  texts: ReturnType<typeof textsOf>;
  link: Link;
  /** Signs the page's browser in as the account with this number, made at its first use. */
  signIn: (page: Page, mobile: string) => Promise<void>;
  /** Opens the page of a case that takes gifts, as `findOpenCase` picks it; answers its id. */
  openCase: (index: number) => Promise<string>;
};

export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures from the pattern
    async ({}, use) => {
      const seeded = process.env.WARMLIGHT_SEEDED;
      if (!seeded) throw new Error('Nothing is seeded: the global setup did not run.');
      const server = await startServerProcess(seeded);
      await use(withCalls(server));
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  expectedErrors: [[], { option: true }],
  texts: ({ locale }, use) => use(textsOf(locale as Locale)),
  link: ({ locale }, use) =>
    use((name, parts = {}) => linkTo(name, { ...parts, locale: locale as Locale })),
  signIn: ({ server }, use) => use((page, mobile) => signIn(server, page, mobile)),
  openCase: ({ page, server, link }, use) =>
    use(async (index) => {
      const infoUuid = await findOpenCase(server, index);
      await page.goto(link('contribute', { params: { infoUuid } }));
      return infoUuid;
    }),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    // An answer that a test stands in for may still be on its way, unless the page was closed.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const surprises = errors.filter((error) => !expectedErrors.some((known) => known.test(error)));
    expect(surprises, 'errors of the page').toEqual([]);
  },
});

/** Starts a running server with its calls, for a test that needs one of its own. */
export function withCalls(server: ServerProcess): TestServer {
  const tokens = new Map<string, string>();
  const call: TestServer['call'] = (declared, input, token) =>
    sendCall(server.origin, { call: declared, input, token });
  return {
    ...server,
    call,
    tokenOf: async (mobile) => {
      const token = tokens.get(mobile) ?? (await openSession(server, call, mobile));
      tokens.set(mobile, token);
      return token;
    },
  };
}

/** In demo mode the code comes with the answer; a number may ask for one code a minute. */
async function openSession(
  { folder }: ServerProcess,
  call: TestServer['call'],
  mobile: string,
): Promise<string> {
  forgetCodesSent(folder);
  const { demoCode = '' } = await call(sendVerifyCode, { mobile });
  const { token } = await call(checkVerifyCode, { mobile, code: demoCode });
  if (!token) throw new Error('Signing in answered no token.');
  return token;
}

async function signIn(server: TestServer, page: Page, mobile: string): Promise<void> {
  const value = await server.tokenOf(mobile);
  const cookie = { name: 'warmlight', value, url: server.origin, httpOnly: true };
  await page.context().addCookies([{ ...cookie, sameSite: 'Lax' as const }]);
}

type Asked<C extends Call> = { call: C; input: CallInput<C>; token: string | undefined };

async function sendCall<C extends Call>(
  origin: string,
  { call, input, token }: Asked<C>,
): Promise<CallOutput<C>> {
  const { path, init } = encodeCall(call, input as Record<string, unknown>);
  const headers = new Headers({ ...init.headers, 'user-agent': appAgent });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (call.idempotent) headers.set('idempotency-key', crypto.randomUUID());
  const response = await fetch(origin + path, { ...init, headers });
  const answer = (await response.json()) as Answer<CallOutput<C>>;
  if (answer.code !== 0) throw new Error(`${call.path} answered ${answer.code}: ${answer.msg}`);
  return answer.data as CallOutput<C>;
}
