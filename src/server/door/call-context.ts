import { sha256 } from '#src/server/platform/keys.ts';
import type { Idempotency } from '#src/server/platform/once.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { DoorRequest } from './door-request.ts';
import type { CallContext } from './handle.ts';
import { readOwnCookie, writeOwnCookie } from './session/own-cookie.ts';
import { sessionTokenOf, writeSessionCookie } from './session/session-cookie.ts';
import type { Viewer } from './viewer.ts';

/** This is a call, who makes it and what they sent. */
export type Asked = {
  call: Call;
  viewer: Viewer | undefined;
  fields: Record<string, unknown>;
  idempotencyKey: unknown;
};

export function contextOf(
  c: DoorRequest,
  { call, viewer, fields, idempotencyKey }: Asked,
): CallContext {
  const { services, common, address, proved, requestId } = c.var;
  return {
    services,
    now: services.now(),
    viewer,
    common,
    address,
    proved,
    requestId,
    userAgent: c.req.header('user-agent') ?? '',
    idempotency: idempotencyOf(c, { call, viewer, fields, idempotencyKey }),
    sessionToken: sessionTokenOf(c),
    setSession: (token) => writeSessionCookie(c, token),
    readCookie: (name) => readOwnCookie(c, name),
    writeCookie: (cookie) => writeOwnCookie(c, cookie),
  };
}

const noIdempotency = { key: '', call: '', owner: '', bodyHash: '' };

function idempotencyOf(
  c: DoorRequest,
  { call, viewer, fields, idempotencyKey }: Asked,
): Idempotency {
  if (!call.idempotent) return noIdempotency;
  const key = c.req.header('idempotency-key') ?? idempotencyKey;
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) {
    throw new Problem('idempotencyKeyMissing');
  }
  const body = JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    key,
    call: call.path,
    owner: viewer?.userId ?? 'guest',
    bodyHash: sha256(body),
    signal: c.req.raw.signal,
  };
}
