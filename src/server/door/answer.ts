import type * as v from 'valibot';
import { isDamage, isOutOfReach } from '#src/server/db/db-errors.ts';
import { noteDamage } from '#src/server/ledger/note-damage.ts';
import type { Answer, Refusal } from '#src/shared/contract/answer.ts';
import type { fileOutput } from '#src/shared/contract/bytes-output.ts';
import { Problem, problemCodes } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { LimitError } from '#src/shared/platform/with-limit.ts';
import { problemText } from '#src/texts/problem-text.ts';
import { textsOf } from '#src/texts/texts.ts';
import { makeChallenge } from './proof-of-work.ts';
import type { RequestContext } from './request-env.ts';

export function answerSuccess(c: RequestContext, data: unknown): Response {
  const answer: Answer<unknown> = { code: 0, msg: '', data };
  return c.json(answer, 200, { 'cache-control': 'no-store' });
}

export function answerBytes(
  c: RequestContext,
  { type, bytes, isPrivate, fileName }: v.InferOutput<typeof fileOutput>,
): Response {
  c.header('content-type', type);
  if (fileName) c.header('content-disposition', `attachment; filename="${fileName}"`);
  c.header('cache-control', isPrivate ? 'no-store' : 'public, max-age=3600');
  // A picture opened by itself may run and fetch nothing.
  c.header('content-security-policy', "default-src 'none'; sandbox");
  return c.body(bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes));
}

/** Turns a refusal into its answer; anything that is not a Problem is logged as what it is. */
export function answerProblem(c: RequestContext, error: unknown, locale: Locale): Response {
  const problem = problemOf(c, error);
  const { status, code } = problemCodes[problem.reason];
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (problem.retryAfterSeconds) headers['retry-after'] = String(problem.retryAfterSeconds);
  const answer: Answer<never> = {
    code,
    msg: problemText(problem, textsOf(locale)),
    data: { ...refusalOf(problem, locale), ...challengeOf(c, problem) },
  };
  return c.json(answer, status, headers);
}

function challengeOf(c: RequestContext, { reason }: Problem): Pick<Refusal, 'challenge'> {
  const { keys, now } = c.var.services;
  return reason === 'proofNeeded' ? { challenge: makeChallenge(keys, c.req.path, now()) } : {};
}

export function problemOf(c: RequestContext, error: unknown): Problem {
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
