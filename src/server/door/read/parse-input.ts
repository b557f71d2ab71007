import * as v from 'valibot';
import type { Call } from '#src/shared/contract/call.ts';
import { fieldProblemsOf } from '#src/shared/contract/field-problems.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Checks input against the call's schema; the problem names each field and never echoes a value. */
export function parseInput(call: Call, raw: Record<string, unknown>): unknown {
  const parsed = v.safeParse(call.input, raw);
  if (parsed.success) return parsed.output;
  throw new Problem('inputInvalid', { fields: fieldProblemsOf(parsed.issues, raw) });
}
