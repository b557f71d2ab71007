import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { RequestEnv } from '#src/server/door/request-env.ts';
import { createServer } from '#src/server/server.ts';
import type { Services } from '#src/server/services.ts';
import type { Refusal } from '#src/shared/contract/answer.ts';
import type { Call, CallInput, CallOutput } from '#src/shared/contract/call.ts';
import { encodeCall, encodeUpload } from './encode-call.ts';
import { furnish } from './furnish.ts';
import { openTestDatabase, type TestDatabase } from './test-db.ts';
import { openTestSession } from './test-session.ts';

/** It is 2026-11-20, noon in Shanghai: every test's clock starts there unless it says otherwise. */
export const testNow = Date.UTC(2026, 10, 20, 4, 0);

export const testOrigin = 'http://localhost:4321';

export type TestServerOptions = {
  /** These are environment variables, as `parseConfig` reads them. */
  config?: Record<string, string>;
  now?: number;
};

export type CallOptions = {
  token?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

export type TestAnswer<C extends Call> = {
  status: number;
  code: number;
  msg: string;
  /** It is the call's output; only when `code` is 0. */
  data: CallOutput<C>;
  /** The answer says this of a refusal; only when `code` is not 0. */
  refusal: Refusal | undefined;
  headers: Headers;
};

export type TestServer = {
  services: Services;
  server: Hono<RequestEnv>;
  database: TestDatabase;
  setNow(at: number): void;
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<TestAnswer<C>>;
  /** Sends any request to the server, by path. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /**
   * Opens a session of the account with this mobile number, made on first use; answers its token.
   */
  signIn(mobile: string): Promise<string>;
  close(): Promise<void>;
};

/** Opens a whole server in process over a fresh database, with a clock that stands still. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const dataDir = mkdtempSync(join(scratchDir(), 'warmlight-files-'));
  let now = options.now ?? testNow;
  const services = furnish(database, { DATA_DIR: dataDir, ...options.config }, () => now);
  const server = createServer(async () => services);
  const request = async (path: string, init?: RequestInit) =>
    server.request(testOrigin + path, init);
  return {
    services,
    server,
    database,
    request,
    setNow: (at) => {
      now = at;
    },
    call: (call, input, callOptions) =>
      sendCall(request, { call, input, options: callOptions ?? {} }),
    signIn: (mobile) => signIn(services, mobile),
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Asked<C extends Call> = { call: C; input: CallInput<C>; options: CallOptions };

async function sendCall<C extends Call>(
  request: TestServer['request'],
  { call, input, options }: Asked<C>,
): Promise<TestAnswer<C>> {
  const encode = call.body === 'multipart' ? encodeUpload : encodeCall;
  const { path, init } = encode(call, input as Record<string, unknown>);
  const headers = new Headers({ ...init.headers, ...options.headers });
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const response = await request(path, { ...init, headers });
  type Told = { code: number; msg: string; data: unknown };
  const { code, msg, data } = (await response.json()) as Told;
  const refusal = code === 0 ? undefined : (data as Refusal);
  return {
    status: response.status,
    code,
    msg,
    data: data as CallOutput<C>,
    refusal,
    headers: response.headers,
  };
}

/**
 * It goes straight to the use cases: sign-in by SMS code, with its limits, has tests of its own.
 */
function signIn({ db, keys, now }: Services, mobile: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    const user = await findOrCreateUser(trx, keys, { mobile, locale: 'zh-CN', now: now() });
    return openTestSession(trx, user.id, now());
  });
}
