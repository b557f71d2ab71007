import type { Trx } from '#src/server/db/database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { payeeAccountOf, payeeHashOf } from '#src/server/raising/payee/account-of.ts';
import { findSubmittedPayee, refusePayee } from '#src/server/raising/payee/payee.ts';
import type { PartRecord } from '#src/server/raising/sheet/part-record.ts';
import type { Decided } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';

/**
 * It says what becomes of an account that passed: from when on it counts, and what waits for it.
 * Withdrawals stand above raising, so the desk hands it in.
 */
export type AdmitPayee = (
  trx: Trx,
  payee: { caseId: string; payeeId: string; staffUserId: string; now: number },
  config: Config,
) => Promise<unknown>;

/** This is one decision of staff on the parts of a case. */
export type Deciding = {
  row: LockedCase;
  decided: Decided;
  services: Services;
  admitPayee: AdmitPayee;
};

export async function refusePayeeOf(
  trx: Trx,
  deciding: Deciding,
  record: PartRecord,
): Promise<void> {
  const { staffUserId } = deciding.decided;
  const payee = await findPayeeOf(trx, deciding, record);
  if (payee) await refusePayee(trx, { payeeId: payee.id, staffUserId });
}

export async function passPayeeOf(trx: Trx, deciding: Deciding, record: PartRecord): Promise<void> {
  const { row, decided, services, admitPayee } = deciding;
  const payee = await findPayeeOf(trx, deciding, record);
  if (!payee) return;
  const { staffUserId, now } = decided;
  await admitPayee(trx, { caseId: row.id, payeeId: payee.id, staffUserId, now }, services.config);
}

/** Finds the account that waits, if it is the one these papers name: no other was seen by staff. */
async function findPayeeOf(
  trx: Trx,
  { row, services }: Deciding,
  { part, saved }: PartRecord,
): Promise<{ id: string } | undefined> {
  if (part !== 'payee' || !saved) return undefined;
  const payee = await findSubmittedPayee(trx, row.id);
  const hash = payeeHashOf(services.keys, payeeAccountOf(saved));
  return payee?.payee_hash === hash ? payee : undefined;
}
