import { engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { sealEmail } from '#src/server/papers/mail-paper.ts';
import { newCheckCode, newPaperNumber } from '#src/server/papers/paper-number.ts';
import { isAlike, openTitle, sealTitle, titleOf } from '#src/server/papers/paper-title.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { feeInvoiceApply } from '#src/shared/papers/calls.ts';
import { selectFees } from './find-fees.ts';

type Asked = CallParsed<typeof feeInvoiceApply> & { userId: string };
type InvoiceServices = Pick<Services, 'db' | 'keys' | 'mail'>;

/**
 * Who bore the service fee of a payout asks for its invoice, and staff issue it. Asked again in the
 * same words it is the same one; a fee that stands on another is refused.
 */
export async function applyFeeInvoice(
  { db, keys, mail }: InvoiceServices,
  asked: Asked,
  now: number,
): Promise<{ invoiceId: string }> {
  const title = titleOf(asked);
  const invoiceId = await inTransaction(db, async (trx) => {
    const fee = await lockFee(trx, asked);
    const standing = await findStanding(trx, asked.payoutNo);
    if (standing) {
      const isSame = isAlike(openTitle(keys, standing.id, standing.sealed), title);
      if (!isSame || standing.titleType !== asked.titleType) throw new Problem('invoiceStands');
      return standing.id;
    }
    const id = newId();
    const sealed = {
      title_sealed: sealTitle(keys, id, title),
      email_sealed: mail && asked.email !== '' ? sealEmail(keys, id, asked.email) : '',
    };
    await insert(trx, { ...asked, ...fee, id, sealed }, now);
    const about = { subjectId: id, caseId: fee.caseId, submittedBy: asked.userId };
    await openTask(trx, { queue: 'feeInvoice', ...about, now });
    return id;
  });
  return { invoiceId };
}

/** A bank that sends the payout back waits for it, and it for the bank: one sees the other. */
async function lockFee(trx: Trx, { payoutNo, userId }: Asked) {
  const query = selectFees(trx).where('payouts.payout_no', '=', payoutNo);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate('payouts') : query;
  const fee = await locked.executeTakeFirst();
  if (fee?.userId !== userId) throw new Problem('notFound');
  if (fee.status !== 'SUCCESS' || fee.amountInFen === 0) throw new Problem('noFeeToInvoice');
  return { caseId: fee.caseId, amountInFen: fee.amountInFen };
}

function findStanding(trx: Trx, payoutNo: string) {
  return trx
    .selectFrom('papers')
    .select(['id', 'title_type as titleType', 'title_sealed as sealed'])
    .where('payout_no', '=', payoutNo)
    .where('voided_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
}

type NewInvoice = Pick<Asked, 'userId' | 'titleType' | 'payoutNo'> & {
  id: string;
  amountInFen: number;
  sealed: { title_sealed: string; email_sealed: string };
};

/** Writes its number is shown to nobody before it is issued. */
async function insert(trx: Trx, invoice: NewInvoice, now: number): Promise<void> {
  const { id, userId, titleType, payoutNo, amountInFen, sealed } = invoice;
  await trx
    .insertInto('papers')
    .values({
      ...{ id, number: newPaperNumber(now), check_code: newCheckCode(), user_id: userId },
      ...{ title_type: titleType, ...sealed, mailed_at: null, amount_in_fen: amountInFen },
      ...{ kind: 'feeInvoice', payout_no: payoutNo, created_at: now, issued_at: null },
      ...{ issued_by: null, refused_at: null, voided_at: null, void_reason: null },
    })
    .execute();
}
