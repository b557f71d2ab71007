import type { Refusal } from '#src/shared/contract/answer.ts';
import type { Call, CallAccess, CallInput, CallOutput } from '#src/shared/contract/call.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import { browser } from './browser.ts';
import { dropIdempotencyKey, idempotencyKeyOf } from './idempotency.ts';
import { rememberSession } from './known-session.ts';
import { isLoginLoss, mendLogin, sendingNow } from './mend-login.ts';
import { report } from './monitor.ts';
import { randomId } from './random-id.ts';
import { type Exchange, type Sending, sendCall } from './send-call.ts';

/** It says why a call has no output. What became of it is known only when it was `refused`. */
export type ApiProblem =
  | {
      kind: 'refused';
      reason: ProblemName;
      /** Its words are in the reader's language. */
      msg: string;
      /** These are words for each field that is wrong. */
      fields: Readonly<Record<string, string>>;
      retryAfterSeconds: number | undefined;
    }
  | { kind: 'offline' }
  | { kind: 'timeout' };

export type ApiResult<T> = { ok: true; data: T } | { ok: false; problem: ApiProblem };

type ApiOptions = {
  /** A call with an idempotency key is about it: the same draft sent again is the same attempt. */
  draftId?: string;
  /** It is false for sign-in's own calls, which must not wait for themselves. */
  intercept?: boolean;
  /**
   * It is for an act that goes on after signing in: a guest is asked in place too, not led away.
   */
  askHere?: boolean;
};

/** It is enough for a lost session and then a missing phone. */
const mostSendings = 3;
const needsSession: readonly CallAccess[] = ['userinfo', 'login', 'owner', 'staff'];
const inFlight = new Map<string, Promise<ApiResult<unknown>>>();

/** Makes a declared call. A lost login is mended in place where it can be, and the call goes on. */
export function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: ApiOptions = {},
): Promise<ApiResult<CallOutput<C>>> {
  const asked = { call, input: input as Record<string, unknown>, options };
  const result = call.coalesce ? share(asked) : perform(asked);
  return result as Promise<ApiResult<CallOutput<C>>>;
}

type Asked = { call: Call; input: Record<string, unknown>; options: ApiOptions };

/** Identical reads in flight are one request. */
function share(asked: Asked): Promise<ApiResult<unknown>> {
  const key = asked.call.path + JSON.stringify(Object.entries(asked.input).sort());
  const running = inFlight.get(key);
  if (running) return running;
  const started = perform(asked).finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

async function perform({ call, input, options }: Asked): Promise<ApiResult<unknown>> {
  const { draftId } = options;
  const idempotencyKey = call.idempotent ? attemptKey(call, input, draftId) : undefined;
  const exchange = await sendUntilSignedIn({ call, input, idempotencyKey }, options);
  if (idempotencyKey && draftId !== undefined && isFinal(exchange))
    dropIdempotencyKey(call, draftId);
  const result = resultOf(exchange);
  if (result.ok && needsSession.includes(call.access)) rememberSession();
  return result;
}

/** What no draft names is an attempt of its own. */
function attemptKey(call: Call, input: Asked['input'], draftId: string | undefined): string {
  return draftId === undefined ? randomId() : idempotencyKeyOf(call, draftId, input);
}

async function sendUntilSignedIn(
  sending: Sending,
  { intercept = true, askHere = false }: ApiOptions,
): Promise<Exchange> {
  const { path } = sending.call;
  for (let sendings = 1; ; sendings += 1) {
    const sentAt = sendingNow();
    const exchange = await sendProved(sending);
    reportBadRequest(sending.call, exchange);
    if (exchange.kind !== 'answered' || !isLoginLoss(exchange.answer.code)) return exchange;
    if (!intercept || sendings === mostSendings) return exchange;
    const { code } = exchange.answer;
    if (!(await mendLogin({ code, path, sentAt, askHere }))) return exchange;
  }
}

/** Where many asked before, the device works for a second or two, and the call goes on. */
async function sendProved(sending: Sending): Promise<Exchange> {
  const exchange = await sendCall(sending);
  const { challenge } = (exchange.kind === 'answered' && (exchange.answer.data as Refusal)) || {};
  if (!challenge) return exchange;
  const { solveChallenge } = await import('./solve-challenge.ts');
  return sendCall({ ...sending, proof: await solveChallenge(challenge) });
}

/** After anything else the same draft may be sent again, under the same key. */
function isFinal(exchange: Exchange): boolean {
  if (exchange.kind !== 'answered') return false;
  const { status } = exchange;
  return status < 500 && status !== 401 && status !== 429;
}

function resultOf(exchange: Exchange): ApiResult<unknown> {
  if (exchange.kind !== 'answered') return { ok: false, problem: { kind: exchange.kind } };
  const { code, msg, data } = exchange.answer;
  if (code === 0) return { ok: true, data };
  const { reason, fields = {}, retryAfterSeconds } = data as Refusal;
  return { ok: false, problem: { kind: 'refused', reason, msg, fields, retryAfterSeconds } };
}

function reportBadRequest({ path }: Call, exchange: Exchange): void {
  if (exchange.kind !== 'answered' || exchange.status !== 400) return;
  report({
    type: 'apiError400',
    code: exchange.answer.code,
    path,
    route: browser.route(),
    requestId: exchange.requestId,
  });
}
