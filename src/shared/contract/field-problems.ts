import * as v from 'valibot';
import { type FieldProblem, type FieldProblems, fieldProblems } from './field-problem.ts';

/**
 * Answers what is wrong with an input, field by field, as its schema says; no value is ever echoed.
 */
export function fieldProblemsOf(
  issues: readonly v.BaseIssue<unknown>[],
  raw: Record<string, unknown>,
): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of issues) {
    const field = (v.getDotPath(issue) ?? 'input').slice(0, 40);
    fields[field] ??= fieldProblemOf(issue, raw);
  }
  return fields;
}

function fieldProblemOf(issue: v.BaseIssue<unknown>, raw: Record<string, unknown>): FieldProblem {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'unknown' : 'required';
  const name = v.getDotPath(issue);
  if (name !== null && !(name in raw)) return 'required';
  return (fieldProblems as readonly string[]).includes(issue.message)
    ? (issue.message as FieldProblem)
    : 'malformed';
}
