import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { type FeeRule, feePercentageStr } from '#src/shared/withdrawals/fee.ts';
import type { Database } from '../db/database.ts';

/** How a case's fee is shown: whether at all, who pays it, and whether it is left out. */
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

/** The subsidy as far as its pool reaches today. */
export async function findSubsidy(db: Database, subsidyInFen: number): Promise<number> {
  return Math.min(subsidyInFen, await findBalance(db, pool(subsidyPool)));
}
