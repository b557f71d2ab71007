import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';

const publicId = /^[\w-]{22}$/;

/** Whoever was on the way to the cashier goes on there. */
export function afterAddress(
  { infoUuid = '', gearId = '' }: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  return publicId.test(infoUuid) && publicId.test(gearId)
    ? linkTo('pay', { params: { infoUuid }, query: { gearId }, locale })
    : linkTo('goodsAddress', { query: { saved: 1 }, locale });
}
