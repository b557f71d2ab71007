import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';
import type { ProblemName } from './problem.ts';

/**
 * It says who may make a call. `donor` is login, or a guest where the operator allows guests to
 * give; `userinfo` a session whose phone may still be unbound; `owner` the case's fundraiser, found
 * by the input's infoUuid or the id of something the case has; `gateway` proves itself by its
 * signature.
 */
export type CallAccess = 'open' | 'userinfo' | 'login' | 'donor' | 'owner' | 'staff' | 'gateway';

export type Call<
  I extends GenericSchema = GenericSchema,
  O extends GenericSchema = GenericSchema,
> = {
  path: `/api/${string}`;
  method: 'GET' | 'POST';
  /** The input travels in this way; `query` is for GET. */
  body: 'form' | 'multipart' | 'json' | 'query' | 'raw';
  /** `bytes` answers a picture or a file itself; its refusals are JSON as everywhere. */
  answer: 'json' | 'bytes';
  access: CallAccess;
  /** For an owner's call: do people whom the family lets help make it, too? */
  aides: boolean;
  /** For a staff call they say who among staff may make it; everyone of them when left out. */
  roles?: readonly StaffRole[];
  summary: string;
  /** No page of ours makes it: it stands for the app, and for others who know the specification. */
  forOthers: boolean;
  input: I;
  output: O;
  /** These are expected refusals beyond those every call shares (input, access, budget). */
  errors: readonly ProblemName[];
  /** May identical reads in flight share one request? It is never so for calls that move money. */
  coalesce: boolean;
  /**
   * It is only for who showed within five minutes that the session is theirs: by a code, or staff
   * by their authenticator. `factor` asks staff alone who have one.
   */
  fresh: boolean | 'factor';
  /** Does it carry an idempotency key made by the browser? */
  idempotent: boolean;
  /**
   * It is also sent as a beacon: old browsers call the text of one `text/plain`, whatever it is.
   */
  beacon: boolean;
  /** One address may ask so often in a minute. */
  budgetPerMinute: number;
};

export type CallInput<C extends Call> = InferInput<C['input']>;
export type CallParsed<C extends Call> = InferOutput<C['input']>;
export type CallOutput<C extends Call> = InferOutput<C['output']>;
/** This is what a handler returns: the output before the schema drops what it does not name. */
export type CallAnswer<C extends Call> = InferInput<C['output']>;

type CallDefaults =
  | 'method'
  | 'body'
  | 'answer'
  | 'aides'
  | 'errors'
  | 'forOthers'
  | 'coalesce'
  | 'fresh'
  | 'idempotent'
  | 'beacon'
  | 'budgetPerMinute';

/**
 * Declares a call once; server, client, tests and the API document are made from it. Browsers get
 * only the calls they make, since the bundler is told that declaring does nothing else.
 */
// @__NO_SIDE_EFFECTS__
export function defineCall<I extends GenericSchema, O extends GenericSchema>(
  call: Omit<Call<I, O>, CallDefaults> & Partial<Pick<Call<I, O>, CallDefaults>>,
): Call<I, O> {
  return {
    method: 'POST',
    body: call.method === 'GET' ? 'query' : 'form',
    answer: 'json',
    aides: false,
    errors: [],
    forOthers: false,
    coalesce: false,
    fresh: false,
    idempotent: false,
    beacon: false,
    budgetPerMinute: 120,
    ...call,
  };
}

/** Writes the address of a call that travels as GET, for pictures and downloads. */
export function addressOf<C extends Call>(call: C, input: CallInput<C>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${call.path}?${query}`;
}
