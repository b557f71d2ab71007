import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findChances, isRunning } from './find-chances.ts';
import { findDraw } from './find-draws.ts';
import { findLottery } from './find-lottery.ts';
import { mayDraw } from './may-draw.ts';

type Asked = {
  /** Opens a lottery, or the venue or the page within one that has it. */
  asked: string;
  /** This is the draw whose result is told; 0 for none. */
  sequence: number;
  userId: string;
  locale: Locale;
};

/** Answers what a page of one lottery is made of, for who looks at it. */
export async function openLotteryPage(
  services: Pick<Services, 'db' | 'keys'>,
  { asked, sequence, userId, locale }: Asked,
  now: number,
) {
  const { db } = services;
  const lottery = await findLottery(services, { activityId: asked, locale });
  if (!lottery) return undefined;
  const { activityId } = lottery;
  const isNamed = Number.isSafeInteger(sequence) && sequence > 0;
  const own = await findChances(db, { lottery, userId }, now);
  const may = await mayDraw(db, { ...lottery, userId }, now);
  const result = isNamed
    ? await findDraw(db, { activityId, userId, sequence, locale }, now)
    : undefined;
  const running = isRunning(lottery, now);
  return { lottery, own, running, may, result, idempotencyKey: newId() };
}
