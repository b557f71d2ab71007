import type { Database } from '#src/server/db/database.ts';
import {
  type CaseFlow,
  type CaseFlows,
  type CaseLine,
  type CasePlaces,
  type CaseStatement,
  caseFlows,
  heldIn,
} from '#src/shared/papers/statements/case-statement.ts';
import type { Span } from '#src/shared/papers/statements/span.ts';
import { dayMs, dayNumberOf, dayOfNumber, startOfDay } from '#src/shared/platform/china-days.ts';
import { type CaseMove, findCaseMoves } from './find-case-moves.ts';

/**
 * Finds what a case had, what came, went and stayed within a span of days, as the ledger has it.
 */
export async function findCaseStatement(
  db: Database,
  { caseId, from, until }: Span & { caseId: string },
): Promise<CaseStatement> {
  const moves = await findCaseMoves(db, { caseId, before: startOfDay(until) + dayMs });
  const first = dayNumberOf(startOfDay(from));
  const opening = placesOf(moves.filter(({ day }) => day < first));
  const within = moves.filter(({ day }) => day >= first);
  const lines = linesOf(within, heldIn(opening));
  return { from, until, opening, closing: placesOf(moves), lines };
}

const placeNames: Readonly<Record<string, keyof CasePlaces>> = {
  ...{ C: 'availableInFen', CH: 'heldInFen' },
  ...{ CR: 'refundHeldInFen', X: 'inFlightInFen' },
};

function placesOf(moves: readonly CaseMove[]): CasePlaces {
  const places = { availableInFen: 0, heldInFen: 0, refundHeldInFen: 0, inFlightInFen: 0 };
  for (const { place, inFen } of moves) {
    const name = placeNames[place];
    if (!name) throw new Error(`A case has no account of kind ${place}.`);
    places[name] += inFen;
  }
  return places;
}

function linesOf(moves: readonly CaseMove[], heldBefore: number): CaseLine[] {
  const lines: CaseLine[] = [];
  let leftInFen = heldBefore;
  for (const [day, moved] of Map.groupBy(moves, (move) => move.day)) {
    const flows = flowsOf(moved);
    leftInFen += moved.reduce((sum, { inFen }) => sum + inFen, 0);
    // Nothing is said of what only went from one place to another, such as a hold.
    if (caseFlows.every((flow) => flows[flow] === 0)) continue;
    lines.push({ period: dayOfNumber(day), ...flows, leftInFen });
  }
  return lines;
}

const signs: Readonly<Record<string, readonly [CaseFlow, 1 | -1]>> = {
  donate: ['givenInFen', 1],
  match: ['matchedInFen', 1],
  clawback: ['paidBackInFen', 1],
  refund: ['returnedInFen', -1],
  'refund-bounced': ['returnedInFen', -1],
  'match-back': ['matchReturnedInFen', -1],
  'payout-paid': ['paidOutInFen', -1],
  'bank-return': ['paidOutInFen', -1],
  fee: ['feeInFen', -1],
  'fee-return': ['feeInFen', -1],
};

/** A kind that moves money into or out of a case and has no place here must not go unseen. */
function flowsOf(moves: readonly CaseMove[]): CaseFlows {
  const flows = Object.fromEntries(caseFlows.map((flow) => [flow, 0])) as CaseFlows;
  for (const [, some] of Map.groupBy(moves, ({ kind, own }) => `${kind} ${own}`)) {
    const inFen = some.reduce((sum, move) => sum + move.inFen, 0);
    if (inFen === 0) continue;
    const [flow, sign] = signOf(some[0]);
    flows[flow] += sign * inFen;
  }
  return flows;
}

function signOf({ kind, own }: { kind: string; own: number } = { kind: 'nothing', own: 0 }) {
  if (kind === 'pass-on') return own ? (['toFamilyInFen', -1] as const) : fromFamily;
  const sign = signs[kind];
  if (!sign) throw new Error(`A statement has no column for transfers of kind ${kind}.`);
  return sign;
}

const fromFamily = ['fromFamilyInFen', 1] as const;
