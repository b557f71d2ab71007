import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

export type MonthlyServices = Pick<
  Services,
  'config' | 'db' | 'gateways' | 'keys' | 'log' | 'pageTags' | 'wakeJobs'
>;

/** Asks the gateway for its page, always with what was stored; asking twice changes nothing. */
export async function openSigning(services: MonthlyServices, giftId: string): Promise<string> {
  const { db, gateways, log } = services;
  const gift = await getGift(db, giftId);
  if (gift.sign_url) return gift.sign_url;
  if (gift.status !== 'SIGNING') return gift.return_url;
  const { agreements } = gateways.get(gift.gateway);
  const intent = {
    ...{ agreementNo: gift.agreement_no, appId: gift.app_id, description: gift.description },
    ...{ mostInFen: gift.most_in_fen, returnUrl: gift.return_url },
    ...{ notifyUrl: gift.notify_url, expiresAt: gift.expires_at },
  };
  const opened = await agreements?.sign(intent).catch((error: unknown) => {
    log.warn({ err: error, gateway: gift.gateway }, 'gateway refused or lost an agreement');
  });
  if (!opened) throw new Problem('gatewayUnavailable');
  const { signUrl } = opened;
  await db
    .updateTable('monthly_gifts')
    .set({ sign_url: signUrl })
    .where('id', '=', giftId)
    .execute();
  return signUrl;
}

function getGift(db: Database, giftId: string) {
  return db
    .selectFrom('monthly_gifts')
    .selectAll()
    .where('id', '=', giftId)
    .executeTakeFirstOrThrow();
}
