import { createFetch, FetchError } from 'ofetch';
import type { Answer } from '#src/shared/contract/answer.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { proofHeader } from '#src/shared/platform/challenge.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';
import { localeOr } from '#src/shared/platform/locale.ts';
import { browser } from './browser.ts';
import { sessionToken } from './known-session.ts';
import { readTouches } from './touches.ts';

const timeoutMs = 60_000;
const readRetries = 2;
/** Asking again may help; a network that failed counts as 500 with ofetch. */
const retryStatusCodes = [500, 502, 503, 504];

/** This came back: an answer of ours, or why there is none. */
export type Exchange =
  | { kind: 'answered'; status: number; requestId: string; answer: Answer<unknown> }
  | { kind: 'offline' }
  | { kind: 'timeout' };

export type Sending = {
  call: Call;
  input: Record<string, unknown>;
  idempotencyKey: string | undefined;
  /** It is a solved puzzle, where one was asked for. */
  proof?: string | undefined;
  /** Goes on when the page is left; for small bodies only. */
  keepalive?: boolean;
};

const request = createFetch({ fetch: (url, init) => browser.fetch(url, init) }).raw;

/** Makes one exchange with the server. Only reads are tried again when the network fails. */
export async function sendCall({
  call,
  input,
  idempotencyKey,
  proof,
  keepalive = false,
}: Sending): Promise<Exchange> {
  const { url, body, type } = encode(call, input);
  const token = sessionToken();
  // `AbortSignal.timeout` is missing on phones of 2022.
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await request(originOf(call) + url, {
      method: call.method,
      ...(body === undefined ? {} : { body }),
      headers: {
        'x-common-message': commonMessage(),
        ...(type ? { 'content-type': type } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(proof ? { [proofHeader]: proof } : {}),
      },
      // They go to one's own host as to the one that the operator named.
      credentials: 'include',
      keepalive,
      signal: stop.signal,
      retry: call.coalesce ? readRetries : false,
      retryStatusCodes,
    });
    return exchangeOf(response.status, response.headers, response._data);
  } catch (error) {
    if (error instanceof FetchError && error.response) {
      return exchangeOf(error.response.status, error.response.headers, error.data);
    }
    return { kind: stop.signal.aborted ? 'timeout' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** Opening and ending a session stays with the page's host, whose storage goes with it. */
function originOf({ path }: Call): string {
  return path.startsWith('/api/account/') ? '' : browser.apiOrigin();
}

/** An answer that is not ours, such as a proxy's page, tells nothing of what became of the call. */
function exchangeOf(status: number, headers: Headers, body: unknown): Exchange {
  const ours = typeof body === 'object' && body !== null && 'code' in body;
  if (!ours) return { kind: 'offline' };
  const requestId = headers.get('x-request-id') ?? '';
  return { kind: 'answered', status, requestId, answer: body as Answer<unknown> };
}

function encode(
  call: Call,
  input: Record<string, unknown>,
): { url: string; body?: string | FormData; type?: string } {
  if (call.body === 'json') {
    return { url: call.path, body: JSON.stringify(input), type: 'application/json' };
  }
  if (call.body === 'multipart') return { url: call.path, body: formOf(input) };
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) {
      fields.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
    }
  }
  // `size` of URLSearchParams is missing on phones of 2022.
  const asked = String(fields);
  if (call.body === 'query') return { url: asked ? `${call.path}?${asked}` : call.path };
  return { url: call.path, body: asked, type: 'application/x-www-form-urlencoded' };
}

/** The browser names the type itself, with the mark that parts the fields. */
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined && value !== null)
      form.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return form;
}

/** All of it is ASCII: codes, names of our own, a version, and short words of a link. */
function commonMessage(): string {
  const userAgent = browser.userAgent();
  const { platform, container } = surroundingsOf(userAgent);
  const language = localeOr(browser.language());
  const appVersion = /WarmlightApp\/([\w.]{1,32})/.exec(userAgent)?.[1] ?? '';
  const touches = readTouches();
  const channel = touches?.last?.channel ?? '';
  return btoa(JSON.stringify({ platform, container, channel, language, appVersion, touches }));
}
