import * as v from 'valibot';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { fieldProblemsOf } from '#src/shared/contract/field-problems.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isLetIn } from '#src/shared/review/staff-roles.ts';
import { type Asked, contextOf } from './call-context.ts';
import type { DoorRequest } from './door-request.ts';
import type { HandledCall } from './handle.ts';
import { isOwnCase } from './is-own-case.ts';
import { parseInput } from './read/parse-input.ts';
import { requireFresh, requireFreshFactor } from './session/require-fresh.ts';
import { spendCallBudget } from './spend-call-budget.ts';
import type { Viewer } from './viewer.ts';

type Fields = Record<string, unknown>;

/** This is a call that was let in, with its input, about to be run. */
type Ready = { input: unknown; run(): Promise<unknown> };

/** Brings one call to its answer: budget, access, input, run, output. */
export async function runCall(...asked: Parameters<typeof prepareCall>): Promise<unknown> {
  const { run } = await prepareCall(...asked);
  return run();
}

/**
 * Does all that stands before a call. Fields are read only once the caller is let in, so that
 * nobody sends large bodies for nothing.
 */
export async function prepareCall(
  c: DoorRequest,
  handled: HandledCall,
  readFields: () => Fields | Promise<Fields>,
): Promise<Ready> {
  const { call } = handled;
  await spendCallBudget(c, call);
  const viewer = await admit(c, call);
  const { idempotencyKey, ...fields } = await readFields();
  await requireOwner(c, { call, fields, viewer });
  const input = await inputOf(c, handled, { fields, viewer });
  requireAsker(c);
  const run = async () =>
    v.parse(
      call.output,
      await handled.run(input, contextOf(c, { call, viewer, fields, idempotencyKey })),
    );
  return { input, run };
}

/**
 * Answers the input as its contract has it; what is wrong besides is told with what the contract
 * refuses.
 */
async function inputOf(
  c: DoorRequest,
  { call, findFaults }: HandledCall,
  { fields, viewer }: Pick<Asked, 'fields' | 'viewer'>,
): Promise<unknown> {
  const parsed = v.safeParse(call.input, fields);
  if (parsed.success) return parsed.output;
  const { services } = c.var;
  const more = await findFaults?.(fields, { services, now: services.now(), viewer });
  throw new Problem('inputInvalid', {
    fields: { ...fieldProblemsOf(parsed.issues, fields), ...more },
  });
}

/** Who gave up waiting may have gone elsewhere: nothing is begun that they no longer ask for. */
function requireAsker(c: DoorRequest): void {
  if (c.req.raw.signal.aborted) throw new Problem('unavailable');
}

/** Says who the call lets in; the refusal's code says what would help (sign in, bind a phone). */
async function admit(c: DoorRequest, call: Call): Promise<Viewer | undefined> {
  const { visitor, services } = c.var;
  const viewer = visitor.kind === 'viewer' ? visitor.viewer : undefined;
  if (call.access === 'open' || call.access === 'gateway') return viewer;
  const guestsGive =
    call.access === 'donor' && (await findSettings(services.db, services.config)).guestGiving;
  if (!viewer && guestsGive) return undefined;
  if (visitor.kind === 'guest') throw new Problem(lossNames[visitor.lost]);
  if (call.access === 'userinfo') return viewer;
  if (!visitor.viewer.mobileBound && !guestsGive) throw new Problem('phoneNotBound');
  if (call.access === 'staff') requireRole(call, visitor.viewer);
  if (call.fresh === true) requireFresh(visitor.viewer);
  if (call.fresh === 'factor') requireFreshFactor(visitor.viewer);
  return viewer;
}

const lossNames = {
  none: 'loginExpired',
  expired: 'loginExpired',
  revoked: 'loginRevoked',
  thirdParty: 'thirdPartyLost',
} as const;

function requireRole({ roles }: Call, viewer: Viewer): void {
  if (viewer.desk === 'enrol' || viewer.desk === 'code') throw new Problem('secondFactorNeeded');
  if (!isLetIn(viewer.roles, roles)) throw new Problem('forbidden');
}

/**
 * Someone else's case answers exactly as an absent one, before anything else about the input is
 * said. Without a case named, the input is refused instead.
 */
async function requireOwner(
  c: DoorRequest,
  { call, fields, viewer }: Omit<Asked, 'idempotencyKey'>,
): Promise<void> {
  if (call.access !== 'owner') return;
  const { aides } = call;
  const isOwn = await isOwnCase(c, { fields, userId: viewer?.userId, aides });
  if (isOwn === undefined) parseInput(call, fields);
  if (!isOwn) throw new Problem('notFound');
}
