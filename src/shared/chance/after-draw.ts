import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';

/** Answers where the result of a draw stands. */
export function afterDraw(
  route: 'luckDraw' | 'loveForLottery',
  { activityId, sequence }: { activityId: string; sequence: number },
  locale: Locale,
): string {
  return `${linkTo(route, { query: { activityId, sequence }, locale })}#result`;
}
