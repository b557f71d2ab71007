import type { DrawView } from '#src/shared/withdrawals/draw-view.ts';

/** Answers whom a withdrawal pays, as the line of a payee takes it. */
export function payeeOf({ payeeName, bankName, payeeAccount }: DrawView) {
  return { maskedName: payeeName, bankName, maskedAccount: payeeAccount };
}
