import type { MoveAnswer, Moved, OurMoves } from '#src/server/payments/gateway.ts';
import type { Books, BooksTrx } from './books.ts';
import { changeHeld } from './change-held.ts';
import { newNumber } from './pay-at-bank.ts';

type Account = { books: Books; merchant: string; now: () => number };
type Direction = 'sweep' | 'topUp';
type Asked = { merchant: string; direction: Direction; number: string; amountInFen: number };

/** Moves money between the merchant's account and the custody bank, as the merchant asks. */
export function movesAtBank({ books, merchant, now }: Account): OurMoves {
  return {
    by: 'us',
    sweep: (asked) => moveAtBank(books, { ...asked, merchant, direction: 'sweep' }, now()),
    topUp: (asked) => moveAtBank(books, { ...asked, merchant, direction: 'topUp' }, now()),
    findSweeps: (since) => findMoves(books, { merchant, direction: 'sweep', since }),
    findTopUps: (since) => findMoves(books, { merchant, direction: 'topUp', since }),
  };
}

/**
 * Moves once for each number; a sweep of more than is held is refused, and judged anew when it
 * comes again.
 */
function moveAtBank(books: Books, asked: Asked, now: number): Promise<MoveAnswer> {
  const { merchant, direction, number, amountInFen } = asked;
  return books.transaction().execute(async (trx) => {
    const known = await findMove(trx, asked);
    if (known) return { status: 'SUCCESS', gatewayNumber: known.number };
    const changeInFen = direction === 'sweep' ? -amountInFen : amountInFen;
    if (!(await changeHeld(trx, merchant, changeInFen))) return { status: 'REFUSED' };
    const gatewayNumber = newNumber();
    await trx
      .insertInto('moves')
      .values({
        ...{ move_no: number, merchant, direction, amount_in_fen: amountInFen },
        ...{ number: gatewayNumber, created_at: now },
      })
      .execute();
    return { status: 'SUCCESS', gatewayNumber };
  });
}

async function findMove(trx: BooksTrx, { merchant, direction, number, amountInFen }: Asked) {
  const known = await trx
    .selectFrom('moves')
    .selectAll()
    .where('move_no', '=', number)
    .executeTakeFirst();
  if (!known) return undefined;
  const same =
    known.merchant === merchant &&
    known.direction === direction &&
    known.amount_in_fen === amountInFen;
  if (!same) throw new Error(`Number ${number} was used for another move.`);
  return known;
}

/** Finds what was moved since an instant, in that order. */
function findMoves(
  books: Books,
  { merchant, direction, since }: { merchant: string; direction: Direction; since: number },
): Promise<Moved[]> {
  return books
    .selectFrom('moves')
    .select(['move_no as number', 'amount_in_fen as amountInFen', 'number as gatewayNumber'])
    .select('created_at as at')
    .where('merchant', '=', merchant)
    .where('direction', '=', direction)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('move_no')
    .execute();
}
