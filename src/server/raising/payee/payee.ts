import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import { identityKeyOf } from '#src/shared/raising/identity/id-types.ts';
import { maskedNumber, numberOf, type PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { payeeHashOf } from './account-of.ts';

export { findNewestPayee, findReviewedPayee, type ReviewedPayee } from './find-reviewed-payee.ts';

const place = 'case_payees.account_sealed';

/** Says what the photos belong to that came with a changed account. */
export const papersOfPayee = (payeeId: string) => `payee:${payeeId}` as const;

type NewPayee = {
  caseId: string;
  account: PayeeAccount;
  submittedBy: string;
  now: number;
};

/** Submits an account for review; one that still waits is replaced by it, and is nobody's task. */
export async function savePayee(
  trx: Trx,
  keys: Keys,
  { caseId, account, submittedBy, now }: NewPayee,
): Promise<{ payeeId: string; payeeHash: string }> {
  await replaceSubmitted(trx, caseId, now);
  const payeeId = newId();
  const payeeHash = payeeHashOf(keys, account);
  await trx
    .insertInto('case_payees')
    .values({
      id: payeeId,
      case_id: caseId,
      kind: account.kind,
      account_sealed: keys.seal(place, payeeId, JSON.stringify(account)),
      account_index: keys.blindIndex('account', numberOf(account)),
      id_card_index: indexOfPerson(keys, account),
      mobile_index: account.kind === 'person' ? keys.blindIndex('mobile', account.mobile) : null,
      payee_hash: payeeHash,
      masked_name: account.kind === 'person' ? maskedName(account.name) : account.hospital,
      masked_account: maskedNumber(numberOf(account)),
      bank_name: account.bankName,
      relation: account.kind === 'person' ? account.relation : 'hospital_account',
      ...{ status: 'submitted', effective_at: null },
      submitted_by: submittedBy,
      reviewed_by: null,
      created_at: now,
    })
    .execute();
  return { payeeId, payeeHash };
}

async function replaceSubmitted(trx: Trx, caseId: string, now: number): Promise<void> {
  const replaced = await findSubmittedPayee(trx, caseId);
  if (!replaced) return;
  const { id } = replaced;
  await trx
    .updateTable('case_payees')
    .set({ status: 'replaced' })
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .execute();
  await closeTask(trx, { queue: 'bankChange', subjectId: id, because: 'replaced', now });
}

type Reviewed = { payeeId: string; staffUserId: string; effectiveAt: number };

/** Answers false when the account no longer waits for review. */
export async function passPayee(
  trx: Trx,
  { payeeId, staffUserId, effectiveAt }: Reviewed,
): Promise<boolean> {
  const passed = await trx
    .updateTable('case_payees')
    .set({ status: 'passed', reviewed_by: staffUserId, effective_at: effectiveAt })
    .where('id', '=', payeeId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  return passed.numUpdatedRows === 1n;
}

export async function refusePayee(
  trx: Trx,
  { payeeId, staffUserId }: Omit<Reviewed, 'effectiveAt'>,
): Promise<boolean> {
  const refused = await trx
    .updateTable('case_payees')
    .set({ status: 'refused', reviewed_by: staffUserId })
    .where('id', '=', payeeId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  return refused.numUpdatedRows === 1n;
}

/** Finds the payee that waits for review. */
export function findSubmittedPayee(db: Database | Trx, caseId: string) {
  return db
    .selectFrom('case_payees')
    .select(['id', 'payee_hash', 'account_index', 'submitted_by'])
    .where('case_id', '=', caseId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
}

function indexOfPerson(keys: Keys, account: PayeeAccount): string | null {
  return account.kind === 'person' ? keys.blindIndex('id-card', identityKeyOf(account)) : null;
}

/** The payout gateway, and staff who say why, get the plain account. It must exist. */
export async function openPayee(
  { db, keys }: { db: Database | Trx; keys: Keys },
  payeeId: string,
): Promise<PayeeAccount> {
  const { account_sealed: sealed } = await db
    .selectFrom('case_payees')
    .select('account_sealed')
    .where('id', '=', payeeId)
    .executeTakeFirstOrThrow();
  return fromJson<PayeeAccount>(keys.open(place, payeeId, sealed));
}
