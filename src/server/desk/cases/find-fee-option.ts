import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import type { FeeRule } from '#src/shared/withdrawals/fee.ts';

const most = 20;

/**
 * Finds how a case's service fee is paid, what is proposed, and what the trail says of it, newest
 * first.
 */
export async function findFeeOption(db: Database, caseId: string) {
  const [rule, proposals, trail] = await Promise.all([
    getRule(db, caseId),
    findProposals(db, { kind: 'feeOption', subject: caseId }),
    findTrail(db, { anchorId: '', caseId, acts, size: most }),
  ]);
  const history = trail.list.flatMap(({ detail, staff, ...line }) => {
    const { before, value } = fromJson<{ before?: number; value: unknown }>(detail);
    if (typeof value !== 'number' || staff === null) return [];
    return [{ ...line, staff, before, option: value }];
  });
  return { rule, proposals, history };
}

/** Acts on the account of a refund name a case too; what they say is no number. */
const acts = [
  'proposeFeeOption',
  'confirmFeeOption',
  'withdrawProposal',
  'refuseProposal',
] as const;

function getRule(db: Database, caseId: string): Promise<FeeRule> {
  return db
    .selectFrom('cases')
    .select(['service_charge_option as option', 'fee_basis_points as basisPoints'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}
