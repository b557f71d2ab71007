import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { NameReply } from '#src/server/payments/payout-gateway.ts';
import type { Services } from '#src/server/services.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { holderOf, numberOf } from '#src/shared/raising/payee-account.ts';
import { openPayee } from './payee.ts';

const limitMs = 15_000;

/**
 * Asks the bank whose an account is that waits for review, and keeps the answer for who reviews it.
 * It refuses nothing: names are written in more ways than one, and people compare the papers. A
 * family whose words the bank does not know hears so at once, since a digit may be wrong.
 */
export async function checkName(
  { db, keys, payouts, metrics }: Pick<Services, 'db' | 'keys' | 'payouts' | 'metrics'>,
  { payeeId }: { payeeId: string },
  now: number,
): Promise<void> {
  const waiting = await db
    .selectFrom('case_payees')
    .select('kind')
    .where('id', '=', payeeId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  const { current: bank } = payouts;
  if (!waiting || !bank.checkName) return;
  const account = await openPayee({ db, keys }, payeeId);
  const { kind, bankName } = account;
  const asked = { kind, name: holderOf(account), account: numberOf(account), bankName };
  const limit = { what: `${bank.name} checkName`, ms: limitMs };
  const ask = async (signal: AbortSignal) => bank.checkName?.(asked, signal);
  const reply = await withLimit(limit, ask).catch((error: unknown) => {
    metrics.namesUnanswered.inc();
    throw error;
  });
  if (reply) await inTransaction(db, (trx) => keepAnswer(trx, { payeeId, ...reply }, now));
}

type Answered = NameReply & { payeeId: string };

/** What was decided, replaced or answered meanwhile is nobody's question any more. */
async function keepAnswer(trx: Trx, answered: Answered, now: number): Promise<void> {
  const { payeeId, answer, reference } = answered;
  const payee = await trx
    .updateTable('case_payees')
    .set({ name_answer: answer, name_asked_at: now, name_reference: reference || null })
    .where('id', '=', payeeId)
    .where('status', '=', 'submitted')
    .returning(['case_id as caseId', 'submitted_by as userId', 'kind'])
    .executeTakeFirst();
  if (!payee || answer !== 'other') return;
  const { caseId, userId, kind } = payee;
  const told = { userId, caseId, subjectId: payeeId, params: { payee: kind } };
  await notify(trx, { ...told, kind: 'payeeNameDiffers', now });
}
