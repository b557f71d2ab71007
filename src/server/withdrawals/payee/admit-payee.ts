import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { findNewestPayee, passPayee } from '#src/server/raising/payee/payee.ts';
import { queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';

const hourMs = 3_600_000;

type Admitted = { caseId: string; payeeId: string; staffUserId: string; now: number };

/**
 * An account passes, whichever review it came through: the first of a case counts at once, one that
 * takes another's place after its cooling time, and an open withdrawal goes back to review under
 * it. Answers undefined when it no longer waited.
 */
export async function admitPayee(
  trx: Trx,
  { caseId, payeeId, staffUserId, now }: Admitted,
  config: Config,
): Promise<{ effectiveAt: number } | undefined> {
  await lockCaseFund(trx, caseId);
  const before = await findNewestPayee(trx, caseId);
  const { payee_hash: payeeHash } = await trx
    .selectFrom('case_payees')
    .select('payee_hash')
    .where('id', '=', payeeId)
    .executeTakeFirstOrThrow();
  const { bankCoolingHours } = await findSettings(trx, config);
  const cools = before !== undefined && before.payeeHash !== payeeHash;
  const effectiveAt = cools
    ? now + bankCoolingHours * hourMs
    : Math.max(now, before?.effectiveAt ?? 0);
  if (!(await passPayee(trx, { payeeId, staffUserId, effectiveAt }))) return undefined;
  const open = await findOpenWithdrawal(trx, caseId);
  if (open) await queuePayout(trx, { withdrawalId: open.id, now });
  return { effectiveAt };
}
