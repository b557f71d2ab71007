import type { Trx } from '#src/server/db/database.ts';
import type { ReviewedPayee } from '#src/server/raising/payee/payee.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type FeeRule, planInstalments, splitFee } from '#src/shared/withdrawals/fee.ts';

export type Application = {
  caseId: string;
  applicantUserId: string;
  amountInFen: number;
  purpose: string;
  plan: string;
  /** It ends raising; left out, it does. */
  stopRaise?: boolean;
  instalments?: number;
  emergency?: boolean;
  /** This answers what was found against the family before. */
  answer?: string;
};

type Kept = Application & {
  stopRaise: boolean;
  withdrawalId: string;
  payee: ReviewedPayee | undefined;
  endReasonBefore: number | null;
  rule: FeeRule;
};

/** Writes an application down with the fee and the instalments that follow from it. */
export async function keepWithdrawal(trx: Trx, kept: Kept, now: number): Promise<void> {
  const { caseId, withdrawalId, amountInFen, payee, rule } = kept;
  const { feeInFen, subsidyInFen, netInFen } = splitFee(amountInFen, rule);
  const plan = planInstalments(amountInFen, kept.instalments ?? 1, rule);
  // A fee of the whole part leaves nothing to pay.
  if (plan.some((instalment) => instalment.netInFen < 1)) {
    throw new Problem('inputInvalid', { fields: { amountInFen: 'partsTooSmall' } });
  }
  await trx
    .insertInto('withdrawals')
    .values({
      ...{ id: withdrawalId, case_id: caseId, applicant_user_id: kept.applicantUserId },
      ...{ amount_in_fen: amountInFen, purpose: kept.purpose, plan: kept.plan },
      ...{ status: 'REVIEWING', created_at: now, updated_at: now },
      ...{ stop_raise: kept.stopRaise ? 1 : 0, emergency: kept.emergency ? 1 : 0 },
      ...(kept.answer ? { answer: kept.answer, answered_at: now } : {}),
      end_reason_before: kept.endReasonBefore,
      ...{ service_charge_option: rule.option, fee_basis_points: rule.basisPoints },
      ...{ fee_in_fen: feeInFen, subsidy_in_fen: subsidyInFen, net_in_fen: netInFen },
      ...{ payee_id: payee?.payeeId ?? null, payee_hash: payee?.payeeHash ?? null },
    })
    .execute();
  await trx
    .insertInto('withdrawal_instalments')
    .values(
      plan.map((part) => ({
        ...{ withdrawal_id: withdrawalId, position: part.position },
        ...{ amount_in_fen: part.amountInFen, fee_in_fen: part.feeInFen },
        ...{ subsidy_in_fen: part.subsidyInFen, net_in_fen: part.netInFen },
      })),
    )
    .execute();
}
