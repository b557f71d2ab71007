import { prepared } from '#src/server/db/prepared.ts';
import type { PaymentIntent } from '#src/server/payments/gateway.ts';
import type { Bank } from './bank.ts';
import type { Books, BooksSchema } from './books.ts';
import { readClock, writeClock } from './dialects/china-time.ts';
import { isFormSigned, signForm } from './dialects/sign-form.ts';
import { fenOf, yuanText } from './dialects/yuan-text.ts';

export const cashierPath = '/sandbox/cashier';

type Request = Omit<BooksSchema['payments'], 'status' | 'created_at'>;

/** Opens a payment as the merchant asks; the same number again must be the same request. */
export async function prepayAtBank(bank: Bank, intent: PaymentIntent): Promise<string> {
  const { books, dialect, merchant } = bank;
  const request: Request = {
    trade_no: intent.tradeNo,
    merchant,
    app_id: intent.appId,
    amount_in_fen: intent.amountInFen,
    currency: intent.currency,
    description: intent.description,
    return_url: intent.returnUrl,
    notify_url: intent.notifyUrl,
    expires_at: intent.expiresAt,
  };
  await keepPayment(bank, request);
  const kept = await findPayment(books, intent.tradeNo);
  const names = Object.keys(request) as (keyof Request)[];
  if (names.some((name) => kept?.[name] !== request[name])) {
    throw new Error(`Trade number ${intent.tradeNo} was used for another payment.`);
  }
  return `${originOf(bank, intent)}${cashierPath}/${dialect.path}/${intent.tradeNo}`;
}

/** Signs a link that says all there is to say; the bank hears of it when a payer opens it. */
export async function linkPayment(bank: Bank, intent: PaymentIntent): Promise<string> {
  const { dialect, merchant, secret } = bank;
  const form = signForm(secret, {
    seller_id: merchant,
    app_id: intent.appId,
    out_trade_no: intent.tradeNo,
    total_amount: yuanText(intent.amountInFen),
    trans_currency: intent.currency,
    subject: intent.description,
    return_url: intent.returnUrl,
    notify_url: intent.notifyUrl,
    time_expire: writeClock(intent.expiresAt),
  });
  const { tradeNo } = intent;
  return `${originOf(bank, intent)}${cashierPath}/${dialect.path}/${tradeNo}?${form}`;
}

/** A payer opened a merchant's link: the payment is born, unless it was before. */
export async function bearPayment(bank: Bank, link: URLSearchParams): Promise<void> {
  const { merchant, secret } = bank;
  const of = (name: string) => link.get(name) ?? '';
  const amountInFen = fenOf(of('total_amount'));
  if (!isFormSigned(secret, link) || of('seller_id') !== merchant || !amountInFen) return;
  await keepPayment(bank, {
    trade_no: of('out_trade_no'),
    merchant,
    app_id: of('app_id'),
    amount_in_fen: amountInFen,
    currency: of('trans_currency'),
    description: of('subject'),
    return_url: of('return_url'),
    notify_url: of('notify_url'),
    expires_at: readClock(of('time_expire')),
  });
}

const insertPayment = prepared((books: Books, row: BooksSchema['payments']) =>
  books
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('trade_no').doNothing()),
);

async function keepPayment({ books, now }: Bank, request: Request): Promise<void> {
  await insertPayment.run(books, { ...request, status: 'OPEN', created_at: now() });
}

const find = prepared((books: Books, { tradeNo }: { tradeNo: string }) =>
  books.selectFrom('payments').selectAll().where('trade_no', '=', tradeNo),
);

export function findPayment(books: Books, tradeNo: string) {
  return find.first(books, { tradeNo });
}

const originOf = ({ publicOrigin }: Bank, { returnUrl }: PaymentIntent): string =>
  publicOrigin ?? new URL(returnUrl).origin;
