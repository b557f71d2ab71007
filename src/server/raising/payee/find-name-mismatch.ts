import type { Database } from '#src/server/db/database.ts';
import type { PayeeKind } from '#src/shared/raising/payee-account.ts';

/**
 * Finds whose account it is that waits for review under a name the bank does not know it by; the
 * family hears no more of the bank's answer.
 */
export async function findNameMismatch(
  db: Database,
  caseId: string,
): Promise<PayeeKind | undefined> {
  const payee = await db
    .selectFrom('case_payees')
    .select('kind')
    .where('case_id', '=', caseId)
    .where('status', '=', 'submitted')
    .where('name_answer', '=', 'other')
    .executeTakeFirst();
  return payee?.kind;
}
