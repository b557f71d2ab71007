import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';

/** This is what a page form of this page sent and what became of it, as components need it. */
export type FormState =
  | {
      step: string;
      values: Readonly<Record<string, string>>;
      output?: unknown;
      problem?: { reason: ProblemName; fields: FieldProblems; retryAfterSeconds?: number };
      stepUp?: { needs: 'code' | 'factor'; demoCode?: string };
    }
  | undefined;

/** Gives the answer of a form's call, when it is one that carries this key. */
export function answerWith(form: FormState, key: string): Record<string, unknown> | undefined {
  const { output } = form ?? {};
  const fits = typeof output === 'object' && output !== null && key in output;
  return fits ? (output as Record<string, unknown>) : undefined;
}
