import { fromJson } from '#src/server/db/json.ts';
import type { Treatment } from '#src/shared/cases/funding-parts.ts';
import { emptyBill, gapOf } from '#src/shared/raising/bill.ts';

type Goal = { target_in_fen: number; gap_in_fen: number | null };

/**
 * The goal is what the bills leave open, or less where a family asks for less. Where no bill is
 * there yet, or none is open, what the family asks for stands, and staff see why.
 */
export function goalColumns(row: { treatment: string; target_in_fen: number }): Goal {
  const bill = { ...emptyBill, ...fromJson<Partial<Treatment>>(row.treatment) };
  const gapInFen = gapOf(bill);
  if (gapInFen === 0) return { target_in_fen: row.target_in_fen, gap_in_fen: null };
  return { target_in_fen: Math.min(row.target_in_fen, gapInFen), gap_in_fen: gapInFen };
}
