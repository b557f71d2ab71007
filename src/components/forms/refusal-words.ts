import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import type { Texts } from '#src/texts/texts.ts';

type Refusal = { reason: ProblemName; fields: FieldProblems };

/**
 * Says of a form that was refused without script, in the reader's words, what is wrong and at which
 * fields.
 */
export function refusalWords({ reason, fields }: Refusal, { problems, fieldProblems }: Texts) {
  const words = Object.entries(fields).map(([field, problem]) => [field, fieldProblems[problem]]);
  return { message: problems[reason], fields: Object.fromEntries(words) as Record<string, string> };
}
