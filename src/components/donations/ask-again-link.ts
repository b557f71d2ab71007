import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';

type Asked = { infoUuid: string; tradeNo: string };

/** Leads to what became of a payment, where the bank is asked once more. */
export function askAgainLink({ infoUuid, tradeNo }: Asked, locale: Locale): string {
  return linkTo('paySuccess', { params: { infoUuid }, query: { tradeNo, asks: 1 }, locale });
}
