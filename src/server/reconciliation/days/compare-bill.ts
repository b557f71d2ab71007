import type { Selectable } from 'kysely';
import type { DifferencesTable } from '#src/server/db/schema.ts';
import type { BillLine } from '#src/server/payments/gateway.ts';

/** It is a line of the gateway's bill or of the bank's. */
export type BilledLine = BillLine<'payment' | 'refund' | 'payout' | 'return'>;

/**
 * This is a success as our books have it, by the gateway's number for payments and by ours for the
 * rest.
 */
export type OwnLine = {
  kind: BilledLine['kind'];
  number: string;
  gatewayNumber: string;
  amountInFen: number;
  caseId: string | null;
  /** It is booked as a success here. */
  succeeded: boolean;
};

export type Difference = {
  kind: Selectable<DifferencesTable>['kind'];
  subject: Selectable<DifferencesTable>['subject'];
  number: string;
  oursInFen: number | null;
  theirsInFen: number | null;
  caseId: string | null;
  /**
   * For a payment in a bill these are our number and the gateway's: enough to send its money back.
   */
  line?: Pick<BilledLine, 'number' | 'gatewayNumber'>;
  /** It says of a payout that our books lack what the bank was told of it. */
  sent?: { withdrawalId: string; payeeHash: string | null };
};

/** A refund goes by our number, since it has none of the gateway's until it succeeded. */
export const keyOf = ({ kind, number, gatewayNumber }: BilledLine | OwnLine) =>
  `${kind} ${kind === 'payment' ? gatewayNumber : number}`;

/**
 * Names what a day's bill and our books tell otherwise. `expected` are our successes of that
 * day; `known` is everything of ours that the bill's lines may belong to, whatever its day.
 */
export function compareBill(
  bill: readonly BilledLine[],
  { known, expected }: { known: readonly OwnLine[]; expected: readonly OwnLine[] },
): Difference[] {
  const ours = new Map(known.map((line) => [keyOf(line), line]));
  const theirs = new Map<string, BilledLine>();
  const differences: Difference[] = [];
  const named = new Set<string>();
  for (const line of bill) {
    const own = ours.get(keyOf(line));
    const kind = theirs.has(keyOf(line)) ? 'duplicate' : misfitOf(line, own);
    theirs.set(keyOf(line), line);
    if (!kind) continue;
    const difference = differenceOf(kind, own, line);
    const name = `${kind} ${difference.subject} ${difference.number}`;
    // When one is paid twice under one number of ours, each payment has a name of its own.
    const number = named.has(name) ? line.gatewayNumber : difference.number;
    differences.push({ ...difference, number });
    named.add(name);
  }
  for (const own of expected) {
    if (!theirs.has(keyOf(own))) differences.push(differenceOf('missingThere', own, undefined));
  }
  return differences;
}

function misfitOf(line: BilledLine, own: OwnLine | undefined): Difference['kind'] | undefined {
  if (!own) return 'missingHere';
  if (own.amountInFen !== line.amountInFen) return 'amountDiffers';
  return own.succeeded && own.number === line.number ? undefined : 'statusDiffers';
}

function differenceOf(
  kind: Difference['kind'],
  own: OwnLine | undefined,
  line: BilledLine | undefined,
): Difference {
  return {
    kind,
    subject: (line ?? own)?.kind ?? 'payment',
    number: (line ?? own)?.number ?? '',
    oursInFen: own?.amountInFen ?? null,
    theirsInFen: line?.amountInFen ?? null,
    caseId: own?.caseId ?? null,
    ...(line?.kind === 'payment' && {
      line: { number: line.number, gatewayNumber: line.gatewayNumber },
    }),
  };
}
