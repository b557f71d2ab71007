import type { AgreementIntent } from '#src/server/payments/agreements.ts';
import type { Bank } from '#src/server/payments/sandbox/bank.ts';
import type { Books } from '#src/server/payments/sandbox/books.ts';
import { newNumber } from '#src/server/payments/sandbox/pay-at-bank.ts';
import type { AgreementBooks } from './agreement-books.ts';

export const agreementPath = '/sandbox/agreement';

/**
 * This is what the owner of an account does with an agreement; the first three before it is signed.
 */
export const agreementChoices = [
  'sign',
  'signEmpty',
  'refuse',
  'full',
  'empty',
  'closed',
  'end',
] as const;
export type AgreementChoice = (typeof agreementChoices)[number];

type Row = AgreementBooks['agreements'];
type Step = { from: Row['status']; status: Row['status']; account?: Row['account'] };

const steps: Record<AgreementChoice, Step> = {
  sign: { from: 'OPEN', status: 'SIGNED', account: 'full' },
  signEmpty: { from: 'OPEN', status: 'SIGNED', account: 'empty' },
  refuse: { from: 'OPEN', status: 'ENDED' },
  full: { from: 'SIGNED', status: 'SIGNED', account: 'full' },
  empty: { from: 'SIGNED', status: 'SIGNED', account: 'empty' },
  closed: { from: 'SIGNED', status: 'SIGNED', account: 'closed' },
  end: { from: 'SIGNED', status: 'ENDED' },
};

/** Answers what can be chosen of an agreement as it stands. */
export function choicesOf(status: Row['status']): AgreementChoice[] {
  return agreementChoices.filter((choice) => steps[choice].from === status);
}

/** Opens an agreement to be signed; the same number again must be the same request. */
export async function openAgreement(bank: Bank, intent: AgreementIntent): Promise<string> {
  const { books, dialect, merchant, now } = bank;
  const request = {
    agreement_no: intent.agreementNo,
    merchant,
    app_id: intent.appId,
    description: intent.description,
    most_in_fen: intent.mostInFen,
    return_url: intent.returnUrl,
    notify_url: intent.notifyUrl,
    expires_at: intent.expiresAt,
  };
  await keepAgreement(books, { ...request, status: 'OPEN', changed_at: now() });
  const kept = await findAgreement(books, intent.agreementNo);
  const names = Object.keys(request) as (keyof typeof request)[];
  // One that was cancelled before it came has nothing but its number.
  if (kept?.status !== 'ENDED' && names.some((name) => kept?.[name] !== request[name])) {
    throw new Error(`Agreement number ${intent.agreementNo} was used for another agreement.`);
  }
  const origin = bank.publicOrigin ?? new URL(intent.returnUrl).origin;
  return `${origin}${agreementPath}/${dialect.path}/${intent.agreementNo}`;
}

type Kept = Omit<Row, 'number' | 'account' | 'announced_in_fen' | 'announced_at'>;

async function keepAgreement(books: Books, row: Kept): Promise<void> {
  const fresh = { number: newNumber(), account: 'full' as const };
  await books
    .insertInto('agreements')
    .values({ ...row, ...fresh, announced_in_fen: 0, announced_at: 0 })
    .onConflict((conflict) => conflict.column('agreement_no').doNothing())
    .execute();
}

export function findAgreement(books: Books, agreementNo: string) {
  return books
    .selectFrom('agreements')
    .selectAll()
    .where('agreement_no', '=', agreementNo)
    .executeTakeFirst();
}

type Chosen = { agreementNo: string; choice: AgreementChoice; now: number };

/** Does what was chosen, and has the merchant told where that changes whether it may charge. */
export async function changeAgreement(
  books: Books,
  { agreementNo, choice, now }: Chosen,
): Promise<void> {
  const { from, status, account } = steps[choice];
  await books.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('agreements')
      .set({ status, changed_at: now, ...(account && { account }) })
      .where('agreement_no', '=', agreementNo)
      .where('status', '=', from)
      .$if(from === 'OPEN', (open) => open.where('expires_at', '>', now))
      .executeTakeFirstOrThrow();
    if (changed.numUpdatedRows === 0n || status === from || status === 'OPEN') return;
    await trx
      .insertInto('agreement_notices')
      .values({ agreement_no: agreementNo, status, attempts: 0, next_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The merchant ends it, and so is told nothing; a number never seen is ended before it comes. */
export async function cancelAgreement({ books, merchant, now }: Bank, agreementNo: string) {
  const ended = { status: 'ENDED', changed_at: now() } as const;
  const empty = { app_id: '', description: '', most_in_fen: 0, return_url: '', notify_url: '' };
  const unseen = { agreement_no: agreementNo, merchant, ...empty, expires_at: now() };
  await keepAgreement(books, { ...unseen, ...ended });
  await books
    .updateTable('agreements')
    .set(ended)
    .where('agreement_no', '=', agreementNo)
    .where('status', '<>', 'ENDED')
    .execute();
}
