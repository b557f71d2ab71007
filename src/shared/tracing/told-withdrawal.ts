import type { WithdrawalState } from '#src/shared/withdrawals/withdrawal-fields.ts';

export type ToldWithdrawal = {
  status: Exclude<WithdrawalState, 'REVIEWING'>;
  /** This much was asked for. */
  amountInFen: number;
  /** Of all parts, once all are paid. */
  netInFen: number;
  /** What the payee has by now. */
  paidInFen: number;
  /** What is the case's again. */
  givenBackInFen: number;
  noticeOver: boolean;
};
