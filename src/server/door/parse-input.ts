import * as v from 'valibot';
import type { Call } from '#src/shared/contract/call.ts';
import {
  type FieldProblem,
  type FieldProblems,
  fieldProblems,
  Problem,
} from '#src/shared/contract/problem.ts';

/** Checks input against the call's schema; the problem names each field and never echoes a value. */
export function parseInput(call: Call, raw: Record<string, unknown>): unknown {
  const parsed = v.safeParse(call.input, raw);
  if (parsed.success) return parsed.output;
  const fields: FieldProblems = {};
  for (const issue of parsed.issues) {
    const field = (v.getDotPath(issue) ?? 'input').slice(0, 40);
    fields[field] ??= fieldProblemOf(issue, raw);
  }
  throw new Problem('inputInvalid', { fields });
}

function fieldProblemOf(issue: v.BaseIssue<unknown>, raw: Record<string, unknown>): FieldProblem {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'unknown' : 'required';
  const name = v.getDotPath(issue);
  if (name !== null && !(name in raw)) return 'required';
  return (fieldProblems as readonly string[]).includes(issue.message)
    ? (issue.message as FieldProblem)
    : 'malformed';
}
