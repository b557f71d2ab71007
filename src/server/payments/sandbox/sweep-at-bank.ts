import type { SweepAnswer, Swept } from '#src/server/payments/gateway.ts';
import type { Books } from './books.ts';
import { newNumber } from './pay-at-bank.ts';

type Asked = { sweepNo: string; merchant: string; amountInFen: number };

/** Moves money to the custody bank, once for each number. */
export async function sweepAtBank(books: Books, asked: Asked, now: number): Promise<SweepAnswer> {
  const { sweepNo, merchant, amountInFen } = asked;
  await books
    .insertInto('sweeps')
    .values({
      sweep_no: sweepNo,
      merchant,
      amount_in_fen: amountInFen,
      number: newNumber(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('sweep_no').doNothing())
    .execute();
  const swept = await books
    .selectFrom('sweeps')
    .selectAll()
    .where('sweep_no', '=', sweepNo)
    .executeTakeFirstOrThrow();
  if (swept.merchant !== merchant || swept.amount_in_fen !== amountInFen) {
    throw new Error(`Sweep number ${sweepNo} was used for another sweep.`);
  }
  return { status: 'SUCCESS', gatewaySweepNo: swept.number };
}

/** Moves a sweep's money back, once; what was never swept is refused. */
export async function returnSweepAtBank(
  books: Books,
  { sweepNo, amountInFen }: Omit<Asked, 'merchant'>,
  now: number,
): Promise<SweepAnswer> {
  const swept = await books
    .selectFrom('sweeps')
    .select('amount_in_fen')
    .where('sweep_no', '=', sweepNo)
    .executeTakeFirst();
  if (swept?.amount_in_fen !== amountInFen) return { status: 'REFUSED' };
  await books
    .insertInto('sweeps_back')
    .values({ sweep_no: sweepNo, number: newNumber(), created_at: now })
    .onConflict((conflict) => conflict.column('sweep_no').doNothing())
    .execute();
  const { number } = await books
    .selectFrom('sweeps_back')
    .select('number')
    .where('sweep_no', '=', sweepNo)
    .executeTakeFirstOrThrow();
  return { status: 'SUCCESS', gatewaySweepNo: number };
}

/** What was moved since an instant, there or back, in the order it was first moved. */
export async function findSweepsAtBank(
  books: Books,
  { merchant, since }: { merchant: string; since: number },
): Promise<Swept[]> {
  const rows = await books
    .selectFrom('sweeps')
    .leftJoin('sweeps_back', 'sweeps_back.sweep_no', 'sweeps.sweep_no')
    .select(['sweeps.sweep_no as sweepNo', 'sweeps.amount_in_fen as amountInFen'])
    .select('sweeps_back.number as backNo')
    .where('sweeps.merchant', '=', merchant)
    .where((eb) =>
      eb.or([eb('sweeps.created_at', '>=', since), eb('sweeps_back.created_at', '>=', since)]),
    )
    .orderBy('sweeps.created_at')
    .orderBy('sweeps.sweep_no')
    .execute();
  return rows.map(({ backNo, ...swept }) => ({ ...swept, isBack: backNo !== null }));
}
