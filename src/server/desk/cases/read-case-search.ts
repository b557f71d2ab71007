import { type CasePhase, casePhases } from '#src/shared/cases/case-phases.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { dayMs, startOfDay } from '#src/shared/platform/china-days.ts';
import { typedYuanInFen } from '#src/shared/platform/typed-yuan.ts';

const amountKinds = ['target', 'withdrawal'] as const;

/** This is what staff look for; what is left out is not asked. */
export type CaseSearch = {
  words?: string;
  name?: string;
  phoneEnd?: string;
  city?: string;
  phase?: CasePhase;
  /** It was begun since then, and before the other. */
  since?: number;
  before?: number;
  amountInFen?: number;
  amountOf?: (typeof amountKinds)[number];
};

/** Reads the address of a search: what is asked, what stands in its fields, and what is wrong there. */
export function readCaseSearch(query: URLSearchParams) {
  const typed = Object.fromEntries(
    fields.map((field) => [field, (query.get(field) ?? '').trim().slice(0, 200)]),
  ) as Record<(typeof fields)[number], string>;
  const { q: words, city } = typed;
  const phase = casePhases.find((one) => one === typed.phase);
  const since = dayOf(typed.from);
  const until = dayOf(typed.until);
  const amountInFen = typedYuanInFen(typed.amount, 'fen');
  const amountOf = amountKinds.find((kind) => kind === typed.of) ?? 'target';
  const problems: FieldProblems = {
    ...(typed.from && since === undefined ? { from: 'malformed' } : {}),
    ...(typed.until && until === undefined ? { until: 'malformed' } : {}),
    ...(since !== undefined && until !== undefined && until < since
      ? { until: 'endBeforeStart' }
      : {}),
    ...(typed.amount && amountInFen === undefined ? { amount: 'amount' } : {}),
  };
  const asked: CaseSearch = {
    ...(words ? { words } : {}),
    ...(city ? { city } : {}),
    ...(phase ? { phase } : {}),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { before: until + dayMs }),
    ...(amountInFen === undefined ? {} : { amountInFen, amountOf }),
  };
  const isAsked = Object.keys(asked).length > 0 && Object.keys(problems).length === 0;
  return { asked: isAsked ? asked : undefined, typed, problems };
}

const fields = ['q', 'city', 'phase', 'from', 'until', 'amount', 'of'] as const;

function dayOf(typed: string): number | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(typed) || Number.isNaN(Date.parse(typed))) return undefined;
  return startOfDay(typed);
}
