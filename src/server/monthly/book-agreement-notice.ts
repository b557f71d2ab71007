import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { AskingServices } from '#src/server/donations/settle/ask-gateway.ts';
import type { VerifiedAgreementNotice } from '#src/server/payments/agreements.ts';
import { isTradeNo } from '#src/server/platform/trade-no.ts';
import { activateGift, endGift } from './change-gift.ts';
import { closeOrders } from './close-orders.ts';
import { findLockedGift, type MonthlyGift } from './lock-gift.ts';
import { tellOfGift } from './tell-of-gift.ts';

type Taken = 'signed' | 'ended' | 'repeated' | 'unknown';

/** Books what a gateway said of an agreement, once; its type says that its signature was checked. */
export async function bookAgreementNotice(
  services: AskingServices,
  notice: VerifiedAgreementNotice,
  now: number,
): Promise<Taken> {
  const { taken, open } = await inTransaction(services.db, async (trx) => {
    const { agreementNo } = notice;
    const gift = isTradeNo(agreementNo) && (await findLockedGift(trx, { agreementNo }));
    if (!gift || !isOf(notice, gift)) return { taken: 'unknown' as const, open: [] };
    if (notice.status === 'SIGNED' && gift.status === 'SIGNING') {
      await activateGift(trx, gift, { account: notice.account, now });
      await tellOfGift(trx, gift, { kind: 'monthlyStarted', now });
      return { taken: 'signed' as const, open: [] };
    }
    if (notice.status === 'ENDED' && gift.status !== 'ENDED') {
      const reason = gift.status === 'SIGNING' ? 'unsigned' : 'gateway';
      const left = await endGift(trx, gift, { reason, now });
      if (reason === 'gateway') await tellOfGift(trx, gift, { kind: 'monthlyEnded', reason, now });
      return { taken: 'ended' as const, open: left };
    }
    // It was signed after we gave it up: the gateway is told again that it is over.
    if (notice.status === 'SIGNED' && gift.status === 'ENDED') {
      await trx
        .updateTable('monthly_gifts')
        .set({ cancel_at: now })
        .where('id', '=', gift.id)
        .execute();
    }
    return { taken: 'repeated' as const, open: [] };
  });
  await closeOrders(services, open, now);
  if (taken !== 'repeated') services.wakeJobs();
  return taken;
}

function isOf(notice: VerifiedAgreementNotice, gift: MonthlyGift): boolean {
  return notice.gateway === gift.gateway && notice.merchant === gift.merchant;
}
