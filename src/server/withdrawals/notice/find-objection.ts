import type { Selectable } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { WithdrawalObjectionsTable } from '#src/server/db/schema.ts';
import {
  findWithdrawal,
  lockWithdrawal,
  type Withdrawal,
} from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';

export type Objection = Selectable<WithdrawalObjectionsTable>;
type Against = { withdrawal: Withdrawal; objection: Objection };

export function findObjection(
  db: Database | Trx,
  objectionId: string,
): Promise<Objection | undefined> {
  return db
    .selectFrom('withdrawal_objections')
    .selectAll()
    .where('id', '=', objectionId)
    .executeTakeFirst();
}

/** Locks an objection with its withdrawal, as both are once the case's fund is locked. */
export async function lockObjection(trx: Trx, objectionId: string): Promise<Against> {
  const seen = await findObjection(trx, objectionId);
  if (!seen) throw new Problem('notFound');
  const withdrawal = await lockWithdrawal(trx, seen.withdrawal_id);
  return { withdrawal, objection: (await findObjection(trx, objectionId)) ?? seen };
}

/** Finds who is part of it: nobody judges what they said, asked for, or let pass. */
export function partiesOf({ withdrawal, objection }: Against): (string | null)[] {
  const { applicant_user_id, reviewer_user_id, second_reviewer_user_id } = withdrawal;
  const { user_id, first_by, second_by } = objection;
  const reviewers = [reviewer_user_id, second_reviewer_user_id];
  return [applicant_user_id, ...reviewers, user_id, first_by, second_by];
}

/** Finds the same before anything is decided, for the desk. */
export async function findParties(
  db: Database | Trx,
  objectionId: string,
): Promise<(string | null)[]> {
  const objection = await findObjection(db, objectionId);
  const withdrawal = objection && (await findWithdrawal(db, objection.withdrawal_id));
  return withdrawal ? partiesOf({ withdrawal, objection }) : [];
}
