import type { Database } from '#src/server/db/database.ts';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { type FeeRule, feePercentageStr } from '#src/shared/withdrawals/fee.ts';
import { findSubsidyPool } from './find-subsidy-pool.ts';

/** Answers how a case's fee is shown: whether at all, who pays it, and whether it is left out. */
export function serviceConfigOf({ option, basisPoints }: FeeRule) {
  return {
    feePercentageStr: feePercentageStr(basisPoints),
    serviceChargeOption: option,
    trService: {
      isAllSubsidy: option === serviceChargeOptions.subsidise,
      isShow: option !== serviceChargeOptions.none,
      removeService: option === serviceChargeOptions.waive,
    },
  };
}

/** The subsidy counts as far as its pool reaches today, beside what others under way wait for. */
export async function findSubsidy(db: Database, subsidyInFen: number): Promise<number> {
  if (subsidyInFen === 0) return 0;
  const { balanceInFen, neededInFen } = await findSubsidyPool(db);
  return Math.min(subsidyInFen, Math.max(balanceInFen - neededInFen, 0));
}
