import type { AskingServices } from '#src/server/donations/settle/ask-gateway.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findOrderStatus } from './find-order-status.ts';
import { findPaySuccess } from './find-pay-success.ts';

type Asked = { tradeNo: string; locale: Locale; asks: boolean };

/**
 * Finds what the success page shows. Who asks once more has the gateway asked first, as a script of
 * the page does; so a payment that was refused ends without one, too.
 */
export async function findAskedSuccess(
  services: AskingServices,
  { asks, ...asked }: Asked,
  now: number,
) {
  const found = await findPaySuccess(services.db, asked, now);
  if (!asks || found?.status !== 'CREATED') return found;
  await findOrderStatus(services, asked.tradeNo, now);
  return findPaySuccess(services.db, asked, now);
}
