import { requireOthersCase } from '#src/server/cases/require-others-case.ts';
import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { setChargeOption } from '#src/server/cases/transitions/withdraw-fund.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { ChargeOption } from '#src/shared/withdrawals/fee.ts';

type Change = { infoUuid: string; option: ChargeOption };
type Asked = Change & { reason: string; staffUserId: string };

/** The first of two says how a case's fee is paid from its next withdrawal on. */
export async function proposeFeeOption(
  db: Database,
  { infoUuid, option, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const proposal = { kind: 'feeOption', subject: infoUuid, value: option } as const;
  try {
    await inTransaction(db, async (trx) => {
      await addProposal(trx, { ...proposal, reason, staffUserId }, now);
      // This is asked only now: the row waited for whoever was settling the one before.
      const { before } = await requireChange(trx, { infoUuid, option }, now);
      await requireOthersCase(trx, infoUuid, staffUserId);
      const act = { act: 'proposeFeeOption', staffUserId, reason, caseId: infoUuid } as const;
      await recordAct(trx, { ...act, detail: { before, value: option }, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('proposalNotOpen');
    throw error;
  }
}

/** The second said so too. Withdrawals applied for before keep the fee that they were shown. */
export async function setFeeOption(
  trx: Trx,
  { proposalId, infoUuid, option, reason }: Change & { proposalId: string; reason: string },
  now: number,
): Promise<void> {
  const { ownerUserId, basisPoints } = await requireChange(trx, { infoUuid, option }, now);
  await setChargeOption(trx, { caseId: infoUuid, option });
  await notify(trx, {
    ...{ userId: ownerUserId, kind: 'feeChanged', caseId: infoUuid, subjectId: proposalId },
    params: { option, basisPoints, words: reason },
    now,
  });
}

/** Both of the two see that it changes something, which it still may. */
async function requireChange(trx: Trx, { infoUuid, option }: Change, now: number) {
  const state = await findCaseState(trx, infoUuid);
  if (!state) throw new Problem('notFound');
  const found = await trx
    .selectFrom('cases')
    .select([
      'owner_user_id as ownerUserId',
      'service_charge_option as before',
      'fee_basis_points as basisPoints',
    ])
    .where('id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  if (!canCase('changeFee', state, now)) throw new Problem('caseStateRefuses');
  if (found.before === option) throw new Problem('feeOptionHolds');
  return found;
}
