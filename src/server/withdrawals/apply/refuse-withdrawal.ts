import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import { lockWithdrawal, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { callOffWithdrawal } from './close-withdrawal.ts';

type Refused = {
  withdrawalId: string;
  /** This is what the family reads. */
  words: string;
  in: readonly Withdrawal['status'][];
  now: number;
};

/** Staff say no: what is not paid is the case's again, and the family reads why. */
export async function refuseWithdrawal(
  trx: Trx,
  { withdrawalId, words, in: states, now }: Refused,
): Promise<{ caseId: string }> {
  const withdrawal = await lockWithdrawal(trx, withdrawalId);
  if (!states.includes(withdrawal.status)) throw new Problem('withdrawalNotOpen');
  requireWords(words);
  const { case_id: caseId, applicant_user_id: userId } = withdrawal;
  await callOffWithdrawal(trx, { withdrawal, as: 'REJECTED', because: 'settled', words, now });
  const params = { amountInFen: withdrawal.amount_in_fen, words };
  const told = { kind: 'withdrawalRefused', caseId, subjectId: withdrawalId, params } as const;
  await notify(trx, { ...told, userId, now });
  return { caseId };
}
