import { engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { invoiceApply } from '#src/shared/papers/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { leftOfGift } from './find-gifts-for-paper.ts';
import { queueMail, sealEmail } from './mail-paper.ts';
import { newCheckCode, newPaperNumber } from './paper-number.ts';
import { isAlike, openTitle, sealTitle, titleOf } from './paper-title.ts';

type Asked = CallParsed<typeof invoiceApply> & { userId: string; language: Locale };
type PaperServices = Pick<Services, 'db' | 'keys' | 'mail' | 'wakeJobs'>;
type Gift = { orderId: string; amountInFen: number };

/**
 * Makes a receipt of payment for own gifts, of what of each was not returned. Asked again in the same
 * words, it is the same paper, and no second letter; a gift that stands on another is refused.
 */
export async function applyPaper(
  { db, keys, mail, wakeJobs }: PaperServices,
  asked: Asked,
  now: number,
): Promise<{ invoiceId: string }> {
  const title = titleOf(asked);
  const invoiceId = await inTransaction(db, async (trx) => {
    const gifts = await lockGifts(trx, asked);
    const standing = await findStanding(trx, asked.orderIds);
    if (!standing) {
      const paperId = newId();
      const sealed = sealTitle(keys, paperId, title);
      const { language, email } = asked;
      const mailed = mail && email !== '' ? sealEmail(keys, paperId, email) : '';
      await insert(trx, { ...asked, paperId, gifts, sealed, mailed }, now);
      if (mailed !== '') await queueMail(trx, { paperId, language }, now);
      return paperId;
    }
    const stands = openTitle(keys, standing.paperId, standing.sealed);
    const isSame = standing.covers && isAlike(stands, title);
    if (!isSame || standing.titleType !== asked.titleType) throw new Problem('paperStands');
    return standing.paperId;
  });
  wakeJobs();
  return { invoiceId };
}

/** A return of one of them waits for the paper, and the paper for a return: one sees the other. */
async function lockGifts(trx: Trx, { orderIds, userId }: Asked): Promise<Gift[]> {
  const query = trx
    .selectFrom('donations')
    .select(['id as orderId', 'status', 'amount_in_fen', 'returned_in_fen'])
    .where('id', 'in', orderIds)
    .where('user_id', '=', userId)
    .orderBy('id');
  const rows = await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).execute();
  if (rows.length < orderIds.length) throw new Problem('notFound');
  return rows.map((row) => {
    const amountInFen = leftOfGift(row);
    if (amountInFen === 0) throw new Problem('nothingToReceipt');
    return { orderId: row.orderId, amountInFen };
  });
}

/** Finds the live paper that one of them stands on; does it cover just these? */
async function findStanding(trx: Trx, orderIds: readonly string[]) {
  const paper = await trx
    .selectFrom('paper_gifts')
    .innerJoin('papers', 'papers.id', 'paper_gifts.paper_id')
    .select(['papers.id as paperId', 'title_type as titleType', 'title_sealed as sealed'])
    .where('paper_gifts.live', '=', 1)
    .where('order_id', 'in', orderIds)
    .limit(1)
    .executeTakeFirst();
  if (!paper) return undefined;
  const gifts = await trx
    .selectFrom('paper_gifts')
    .select('order_id')
    .where('paper_id', '=', paper.paperId)
    .execute();
  const covers =
    gifts.length === orderIds.length && gifts.every(({ order_id }) => orderIds.includes(order_id));
  return { ...paper, covers };
}

type NewPaper = Pick<Asked, 'userId' | 'titleType'> & {
  paperId: string;
  gifts: readonly Gift[];
  sealed: string;
  mailed: string;
};

async function insert(trx: Trx, paper: NewPaper, now: number): Promise<void> {
  const { paperId: id, userId, titleType, gifts, sealed, mailed } = paper;
  const amountInFen = gifts.reduce((sum, gift) => sum + gift.amountInFen, 0);
  await trx
    .insertInto('papers')
    .values({
      ...{ id, number: newPaperNumber(now), check_code: newCheckCode(), user_id: userId },
      ...{ title_type: titleType, title_sealed: sealed, amount_in_fen: amountInFen },
      ...{ email_sealed: mailed, mailed_at: null },
      ...{ created_at: now, issued_at: now, issued_by: null, refused_at: null, payout_no: null },
      ...{ voided_at: null, void_reason: null },
    })
    .execute();
  await trx
    .insertInto('paper_gifts')
    .values(
      gifts.map((gift) => ({
        ...{
          paper_id: id,
          order_id: gift.orderId,
          amount_in_fen: gift.amountInFen,
          live: 1 as const,
        },
      })),
    )
    .execute();
}
