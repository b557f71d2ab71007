import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import type { ApiProblem, ApiResult } from './api.ts';
import { browser } from './browser.ts';
import { type DraftName, forgetDraft } from './drafts.ts';
import { onReturn } from './on-return.ts';

type Words = Readonly<Record<string, string>>;

/** This is a form that was not taken: words over it, and words at its fields. */
type Refused = {
  step: 'refused';
  /** It is unknown when the page itself found what is wrong. */
  reason?: ProblemName;
  message: string;
  fields: Words;
};

/**
 * A form goes from typing to its answer here. `unsure` is a send whose answer was lost: it may be
 * sent again. It is `absent` where the server, asked at once, has nothing of it.
 */
export type FormState<Output = unknown> =
  | { step: 'editing' }
  | { step: 'sending' }
  | { step: 'unsure'; absent?: true }
  | Refused
  | { step: 'done'; output: Output }
  | { step: 'leaving' };

export type FlowOptions<Output> = {
  /** Makes one call of the API client, which stores the key of an attempt before it sends. */
  send(values: Words): Promise<ApiResult<Output>>;
  /** Asks what became of a form whose answer was lost; null when nothing of it arrived. */
  find?(values: Words): Promise<ApiResult<{ output: Output } | null>>;
  /** Names the draft that is not needed any more once the form was taken. */
  draftOf?(values: Words): DraftName | undefined;
  /** Does what follows an answer, and says where to go; undefined is the form's target, or here. */
  onDone?(output: Output, values: Words): string | undefined | Promise<string | undefined>;
  /** Gives a field of the call the name it has in the form. */
  fieldOf?(field: string): string;
};

type Submitting = {
  /** This is where to go when it is done. */
  target?: string | undefined;
  /** Posts the form as without script, where this browser cannot send. */
  post?: (() => void) | undefined;
};

export type FormFlow<Output = unknown> = {
  $state: ReadableAtom<FormState<Output>>;
  /** A second tap while one is on its way does nothing. */
  submit(values: Words, submitting?: Submitting): Promise<void>;
  /** Says what is wrong before anything is sent. */
  refuse(fields: Words, message?: string): void;
  reset(): void;
};

type Sent = { values: Words; target: string | undefined };

/** Forms are sent in this way only: their states come from here, and none is sent twice at once. */
export function makeFormFlow<Output>(options: FlowOptions<Output>): FormFlow<Output> {
  const $state = atom<FormState<Output>>({ step: 'editing' });
  onMount($state, () => onReturn(() => $state.set({ step: 'editing' })));
  const submit = async (values: Words, { target, post }: Submitting = {}) => {
    const { step } = $state.get();
    if (step === 'sending' || step === 'leaving') return;
    $state.set({ step: 'sending' });
    try {
      await follow(await sendOrPost(() => options.send(values), post), { values, target });
    } catch (error) {
      // Nobody waits for ever for what broke; and what nobody catches is told to the monitor.
      $state.set(error instanceof WentByItself ? { step: 'leaving' } : { step: 'unsure' });
      throw error;
    }
  };
  const follow = async (sent: ApiResult<Output>, { values, target }: Sent) => {
    const answer = await settle(sent, () => options.find?.(values));
    if (!answer.ok) return $state.set(stateAfter(answer.problem, options.fieldOf));
    const draft = options.draftOf?.(values);
    if (draft) forgetDraft(draft);
    const next = (await options.onDone?.(answer.data, values)) ?? target;
    $state.set(next === undefined ? { step: 'done', output: answer.data } : { step: 'leaving' });
    if (next !== undefined) browser.goTo(next);
  };
  return {
    $state,
    submit,
    refuse: (fields, message = '') => $state.set({ step: 'refused', message, fields }),
    reset: () => $state.set({ step: 'editing' }),
  };
}

/** A form could not be sent by script, and was posted as without script. */
class WentByItself extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = cause instanceof Error ? cause.name : 'Error';
  }
}

/** What an old browser lacks throws before anything left it: then the form goes by itself. */
async function sendOrPost<T>(send: () => Promise<T>, post?: () => void): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!post) throw error;
    post();
    throw new WentByItself(error);
  }
}

type Settled<T> = ApiResult<T> | { ok: false; problem: { kind: 'absent' } };
type Found<T> = Promise<ApiResult<{ output: T } | null>>;

/** Settles what became of a form: after a lost answer the server knows. */
async function settle<T>(
  sent: ApiResult<T>,
  find: () => Found<T> | undefined,
): Promise<Settled<T>> {
  if (sent.ok || sent.problem.kind === 'refused') return sent;
  const found = await find();
  if (!found?.ok) return sent;
  if (!found.data) return { ok: false, problem: { kind: 'absent' } };
  return { ok: true, data: found.data.output };
}

function stateAfter(
  problem: ApiProblem | { kind: 'absent' },
  fieldOf = (field: string) => field,
): FormState<never> {
  if (problem.kind === 'absent') return { step: 'unsure', absent: true };
  if (problem.kind !== 'refused') return { step: 'unsure' };
  const { reason, msg } = problem;
  const fields = Object.entries(problem.fields).map(([field, words]) => [fieldOf(field), words]);
  return {
    step: 'refused',
    reason,
    message: msg,
    fields: Object.fromEntries(fields),
  };
}

/** It says what was last wrong with a page's form, by its id, for fields that islands draw. */
export const $pageProblems = atom<{ form: string; fields: Words } | undefined>(undefined);

export function tellProblems(form: string, fields: Words): void {
  $pageProblems.set({ form, fields });
}
