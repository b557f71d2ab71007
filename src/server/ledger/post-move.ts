import type { Trx } from '#src/server/db/database.ts';
import type { AccountId } from './accounts.ts';
import { postTransfer } from './post-transfer.ts';

export type Posted = Promise<'posted' | 'already'>;
export type Money = { amountInFen: number; now: number };
export type CaseMoney = Money & { caseId: string };

type Move = Money & {
  kind: string;
  reference: string;
  caseId?: string;
  from: AccountId;
  to: AccountId;
};

/** This is a transfer from one account to another. */
export function postMove(trx: Trx, { from, to, amountInFen, ...cause }: Move): Posted {
  if (amountInFen <= 0) throw new RangeError(`Posting ${cause.kind} needs an amount above zero.`);
  return postTransfer(trx, {
    ...cause,
    entries: [
      { account: from, amountInFen: -amountInFen },
      { account: to, amountInFen },
    ],
  });
}
