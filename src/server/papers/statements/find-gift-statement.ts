import type { Database } from '#src/server/db/database.ts';
import {
  type GiftMonth,
  type GiftMove,
  type GiftMoveKind,
  twelveMonths,
} from '#src/shared/papers/statements/gift-statement.ts';
import { dayOfNumber, startOfDay } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { monthAfter } from '#src/shared/platform/months.ts';
import { eachGiftMove, findGiftMoves, sumGiftMoves } from './find-gift-moves.ts';

type Asked = { userId: string; until: string };

const boundsOf = (until: string) => ({
  from: startOfDay(monthAfter(until, -11)),
  before: startOfDay(monthAfter(until, 1)),
});

/** Finds the twelve months that end with one, as the ledger has a person's gifts. */
export async function findGiftMonths(db: Database, { userId, until }: Asked): Promise<GiftMonth[]> {
  const sums = await sumGiftMoves(db, { userId, ...boundsOf(until) });
  return twelveMonths(until).map((month) => {
    const within = sums.filter(({ day }) => dayOfNumber(day).startsWith(month));
    const sum = (kind: GiftMoveKind) =>
      within.filter((one) => one.kind === kind).reduce((whole, { inFen }) => whole + inFen, 0);
    const cameBackInFen = sum('cameBack') - sum('bounced');
    return { month, givenInFen: sum('given'), cameBackInFen, movedOnInFen: sum('movedOn') };
  });
}

/** Finds the newest bookings of the same months, and whether there are more. */
export async function findGiftLines(
  db: Database,
  { userId, until, most, locale }: Asked & { most: number; locale: Locale },
): Promise<{ lines: GiftMove[]; hasMore: boolean }> {
  const asked = { userId, ...boundsOf(until), most: most + 1, locale };
  const found = await findGiftMoves(db, asked);
  return { lines: found.slice(0, most), hasMore: found.length > most };
}

/** Reads every booking of the same months, page by page. */
export function eachGiftLine(
  db: Database,
  { userId, until, locale }: Asked & { locale: Locale },
): AsyncGenerator<GiftMove[]> {
  return eachGiftMove(db, { userId, ...boundsOf(until), locale });
}
