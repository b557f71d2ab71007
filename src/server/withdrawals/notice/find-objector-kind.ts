import type { Database, Trx } from '#src/server/db/database.ts';
import { findStandingGift } from '#src/server/donations/order/find-standing-gift.ts';
import type { ObjectorKind } from '#src/shared/withdrawals/objector-kinds.ts';

type Asked = { caseId: string; userId: string };

/**
 * Finds why somebody's objection to a withdrawal of this case is heard in public: they gave and
 * have not taken all of it back, they verified it, or the case pays them. Answers undefined of
 * everyone else.
 */
export async function findObjectorKind(
  db: Database | Trx,
  asked: Asked,
): Promise<ObjectorKind | undefined> {
  if (await findStandingGift(db, asked)) return 'donor';
  if (await verified(db, asked)) return 'verifier';
  return (await isPayee(db, asked)) ? 'named' : undefined;
}

function verified(db: Database | Trx, { caseId, userId }: Asked) {
  return verifiersOf(db, caseId)
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
}

/** Selects the verifications of a case that count and stand. */
export function verifiersOf(db: Database | Trx, caseId: string) {
  return db
    .selectFrom('verifications')
    .where('case_id', '=', caseId)
    .where('counted_at', 'is not', null)
    .where('withdrawn_at', 'is', null);
}

/** Tells by the phone the account was given with; of the people a case names only they have one. */
function isPayee(db: Database | Trx, { caseId, userId }: Asked) {
  return db
    .selectFrom('case_payees')
    .innerJoin('users', 'users.mobile_index', 'case_payees.mobile_index')
    .select('case_payees.id')
    .where('case_payees.case_id', '=', caseId)
    .where('case_payees.status', '=', 'passed')
    .where('users.id', '=', userId)
    .limit(1)
    .executeTakeFirst();
}
