import type { Idempotency } from '#src/server/platform/once.ts';
import type { Services } from '#src/server/services.ts';
import type { Call, CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import type { CommonMessage } from '#src/shared/platform/common-message.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Viewer } from './viewer.ts';

/** This is what a handler may know of a request besides its input. */
export type CallContext = {
  services: Services;
  now: number;
  viewer: Viewer | undefined;
  common: CommonMessage;
  /** Budgets count by the caller's network address. */
  address: string;
  /** Did the caller's device solve a puzzle for this call? */
  proved: boolean;
  userAgent: string;
  requestId: string;
  /** It is present on every call declared idempotent. */
  idempotency: Idempotency;
  /** Replaces the browser's session cookie; null removes it. */
  setSession(token: string | null): void;
  /** This is the bearer's own session token, if any came. */
  sessionToken: string | undefined;
  /** Cookies of ours beside the session are for this host only, and no script reads them. */
  readCookie(name: string): string | undefined;
  writeCookie(cookie: { name: string; value: string; maxAgeSeconds: number }): void;
};

/** This is what else is wrong with fields of which some are refused already. */
export type FindFaults = (
  fields: Readonly<Record<string, unknown>>,
  context: Pick<CallContext, 'services' | 'now' | 'viewer'>,
) => Promise<FieldProblems>;

export type HandledCall = {
  call: Call;
  run(input: unknown, context: CallContext): Promise<unknown>;
  /**
   * It is there so that a long form hears of all its faults at once, and not of those of its
   * contract first.
   */
  findFaults?: FindFaults | undefined;
  /** A call that answers everyone the same has it: its answer, and when that is no longer true. */
  runForAll?: RunForAll | undefined;
};

/**
 * This is what a handler may know that answers everyone the same: nothing of who asks, but their
 * language.
 */
export type SharedContext = Pick<CallContext, 'services' | 'now'> & { language: Locale };

type AnswerForAll<A> = {
  answer: A;
  /** This is what it shows, as a kept page names it: a write that purges one of them ends it. */
  tags: readonly string[];
  /** This is when the clock alone makes it another. */
  until?: number | undefined;
};

export type RunForAll<I = unknown, A = unknown> = (
  input: I,
  context: SharedContext,
) => Promise<AnswerForAll<A>>;

/** Ties a declared call to the code that answers it; types of both sides come from the contract. */
export function handle<C extends Call>(
  call: C,
  run: (input: CallParsed<C>, context: CallContext) => Promise<CallAnswer<C>>,
  findFaults?: FindFaults,
): HandledCall {
  return { call, run: run as HandledCall['run'], findFaults };
}

/** Ties a call whose answer is kept in the same way, since everyone gets it. */
export function handleForAll<C extends Call>(
  call: C,
  run: RunForAll<CallParsed<C>, CallAnswer<C>>,
): HandledCall {
  if (call.access !== 'open') throw new Error(`${call.path} asks who it is: it is not for all`);
  const runForAll = run as HandledCall['runForAll'];
  return {
    call,
    runForAll,
    run: async (input, { services, now, common: { language } }) =>
      (await run(input as CallParsed<C>, { services, now, language })).answer,
  };
}

/** Answers the viewer of a call whose access guarantees one. */
export function viewerOf(context: CallContext): Viewer {
  if (!context.viewer) throw new Error('This call has no viewer: declare its access as login');
  return context.viewer;
}
