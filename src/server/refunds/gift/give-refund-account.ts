import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { queueRefunds } from '#src/server/refunds/run/queue-refunds.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { getOwnGift, type OwnGiftAsked } from './find-own-gift.ts';

export type RefundAccount = { name: string; bankName: string; account: string };

const place = 'refunds.account_sealed';

/**
 * Answers where a gift goes whose gateway can't return it; nobody can change it while it is being
 * paid.
 */
export async function giveRefundAccount(
  services: Pick<Services, 'db' | 'keys' | 'wakeJobs'>,
  { account, ...asked }: OwnGiftAsked & { account: RefundAccount },
  now: number,
): Promise<null> {
  const gift = await getOwnGift(services, asked);
  if (!gift.refundNo) throw new Problem('accountNotNeeded');
  const given = { keys: services.keys, refundNo: gift.refundNo, account };
  await inTransaction(services.db, (trx) => putAccount(trx, given, now));
  services.wakeJobs();
  return null;
}

type Given = { keys: Keys; refundNo: string; account: RefundAccount };

export async function putAccount(
  trx: Trx,
  { keys, refundNo, account }: Given,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set((eb) => ({ account_count: eb('account_count', '+', 1) }))
    .set({ account_sealed: keys.seal(place, refundNo, JSON.stringify(account)) })
    .set({ account_mask: maskAccount(account), attempts: 0 })
    .set({ needs_account: 0, status: 'REFUNDING' })
    .set({ failure: null, next_try_at: now, updated_at: now })
    .where('refund_no', '=', refundNo)
    .where('needs_account', '=', 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('accountNotNeeded');
  await queueRefunds(trx, now);
}

export function openRefundAccount(keys: Keys, refundNo: string, sealed: string): RefundAccount {
  return JSON.parse(keys.open(place, refundNo, sealed)) as RefundAccount;
}

/** Shows bank and last four digits, as much as its owner needs to know it again. */
export function maskAccount({ bankName, account }: RefundAccount): string {
  return `${bankName} **** ${account.slice(-4)}`;
}
