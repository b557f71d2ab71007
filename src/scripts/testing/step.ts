import type { Counts } from './count-cases.ts';

export type Part =
  | 'types'
  | 'lint'
  | 'rules'
  | 'unit'
  | 'server'
  | 'sim'
  | 'build'
  | 'e2e'
  | 'engines';
export type StepResult = { counts: Counts; leftOut: string[] };
export type Step = {
  name: string;
  parts: readonly Part[];
  run: () => Promise<StepResult>;
};
