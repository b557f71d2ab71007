import type { WithdrawalState } from '#src/shared/withdrawals/withdrawal-fields.ts';

export type ToldWithdrawal = {
  status: Exclude<WithdrawalState, 'REVIEWING'>;
  /** This much was asked for. */
  amountInFen: number;
  /** It is the sum of all parts, once all are paid. */
  netInFen: number;
  /** This is what the payee has by now. */
  paidInFen: number;
  /** This is the case's again. */
  givenBackInFen: number;
  noticeOver: boolean;
};
