import type * as v from 'valibot';
import { isDamage, isOutOfReach } from '#src/server/db/db-errors.ts';
import type { DoorRequest } from '#src/server/door/door-request.ts';
import { makeChallenge } from '#src/server/door/session/proof-of-work.ts';
import { noteDamage } from '#src/server/ledger/note-damage.ts';
import type { Answer, Refusal } from '#src/shared/contract/answer.ts';
import type { fileOutput } from '#src/shared/contract/bytes-output.ts';
import { Problem, problemCodes } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { LimitError } from '#src/shared/platform/with-limit.ts';
import { problemText } from '#src/texts/problem-text.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { Reply } from './reply.ts';

const json = 'application/json';

export function textOfSuccess(output: unknown): string {
  const answer: Answer<unknown> = { code: 0, msg: '', data: output };
  return JSON.stringify(answer);
}

/** Answers a success that is text already, or bytes of it. */
export function successReply(body: Reply['body']): Reply {
  return { status: 200, headers: { 'content-type': json, 'cache-control': 'no-store' }, body };
}

export function bytesReply({
  type,
  bytes,
  isPrivate,
  fileName,
}: v.InferOutput<typeof fileOutput>): Reply {
  const headers = {
    'content-type': type,
    ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
    'cache-control': isPrivate ? 'no-store' : 'public, max-age=3600',
    // A picture opened by itself may run and fetch nothing.
    'content-security-policy': "default-src 'none'; sandbox",
  };
  const body = bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes);
  return { status: 200, headers, body };
}

/** It is soon enough for a reader who waits, late enough for what is down to come back. */
const backSoonSeconds = 15;

/** Answers what the header `Retry-After` says. */
export function retryAfterOf({ reason, retryAfterSeconds }: Problem): number | undefined {
  return retryAfterSeconds ?? (problemCodes[reason].status === 503 ? backSoonSeconds : undefined);
}

/** Turns a refusal into its answer; anything that is not a Problem is logged as what it is. */
export function problemReply(c: DoorRequest, error: unknown): Reply {
  const locale = c.var.common.language;
  const problem = problemOf(c, error);
  const { status, code } = problemCodes[problem.reason];
  const headers: Record<string, string> = { 'content-type': json, 'cache-control': 'no-store' };
  const wait = retryAfterOf(problem);
  if (wait) headers['retry-after'] = String(wait);
  const answer: Answer<never> = {
    code,
    msg: problemText(problem, textsOf(locale)),
    data: { ...refusalOf(problem, locale), ...challengeOf(c, problem) },
  };
  return { status, headers, body: JSON.stringify(answer) };
}

function challengeOf(c: DoorRequest, { reason }: Problem): Pick<Refusal, 'challenge'> {
  const { keys, now } = c.var.services;
  return reason === 'proofNeeded' ? { challenge: makeChallenge(keys, c.req.path, now()) } : {};
}

export function problemOf(c: DoorRequest, error: unknown): Problem {
  if (error instanceof Problem) return error;
  // Nobody reads the answer, and what was begun was undone because of that.
  if (c.req.raw.signal.aborted) return new Problem('unavailable');
  c.var.services.log.error(
    { err: error, requestId: c.var.requestId, path: c.req.path },
    'request failed',
  );
  const { services } = c.var;
  if (isDamage(error)) void noteDamage(services, String(error), services.now());
  const isAway = isOutOfReach(error) || error instanceof LimitError;
  return new Problem(isAway ? 'unavailable' : 'bug');
}

function refusalOf(problem: Problem, locale: Locale): Refusal {
  const { fieldProblems } = textsOf(locale);
  const refusal: Refusal = { reason: problem.reason };
  if (problem.fields) {
    refusal.fields = Object.fromEntries(
      Object.entries(problem.fields).map(([field, name]) => [field, fieldProblems[name]]),
    );
  }
  if (problem.retryAfterSeconds) refusal.retryAfterSeconds = problem.retryAfterSeconds;
  return refusal;
}
