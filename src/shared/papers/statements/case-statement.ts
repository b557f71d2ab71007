/**
 * Money comes to a case in these ways, and leaves it in the others, less what came back that way on
 * the same day.
 */
const cameInFlows = ['givenInFen', 'matchedInFen', 'fromFamilyInFen', 'paidBackInFen'] as const;
const wentOutFlows = [
  ...(['returnedInFen', 'matchReturnedInFen', 'toFamilyInFen'] as const),
  ...(['paidOutInFen', 'feeInFen'] as const),
] as const;
export const caseFlows = [...cameInFlows, ...wentOutFlows] as const;
export type CaseFlow = (typeof caseFlows)[number];
export type CaseFlows = Record<CaseFlow, number>;

/** This is a day or a month of a case's accounts, and what they held after it. */
export type CaseLine = CaseFlows & { period: string; leftInFen: number };

/** This is where the money of a case lies at an instant. */
export const casePlaces = [
  ...(['availableInFen', 'heldInFen'] as const),
  ...(['refundHeldInFen', 'inFlightInFen'] as const),
] as const;
export type CasePlaces = Record<(typeof casePlaces)[number], number>;

export type CaseStatement = {
  from: string;
  until: string;
  opening: CasePlaces;
  closing: CasePlaces;
  lines: CaseLine[];
};

export const heldIn = (places: CasePlaces) =>
  casePlaces.reduce((sum, place) => sum + places[place], 0);

/** Sums what all lines say together. */
export function sumOfLines(lines: readonly CaseLine[]): CaseFlows {
  const sum = (flow: CaseFlow) => lines.reduce((whole, line) => whole + line[flow], 0);
  return Object.fromEntries(caseFlows.map((flow) => [flow, sum(flow)])) as CaseFlows;
}

/** Gives days as months, where there is no room for all of them. */
export function linesByMonth(lines: readonly CaseLine[]): CaseLine[] {
  const months = Map.groupBy(lines, ({ period }) => period.slice(0, 7));
  return [...months].map(([period, days]) => ({
    ...{ period, ...sumOfLines(days) },
    leftInFen: days.at(-1)?.leftInFen ?? 0,
  }));
}

/** Gives the same in as many columns as a sheet has room for. */
export function inShort(flows: CaseFlows) {
  const sum = (some: readonly CaseFlow[]) => some.reduce((whole, flow) => whole + flows[flow], 0);
  return {
    cameInInFen: sum(cameInFlows),
    wentBackInFen: sum(['returnedInFen', 'matchReturnedInFen', 'toFamilyInFen']),
    paidOutInFen: flows.paidOutInFen,
    feeInFen: flows.feeInFen,
  };
}
