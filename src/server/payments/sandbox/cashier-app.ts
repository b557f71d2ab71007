import { Hono } from 'hono';
import type { Bank } from './bank.ts';
import { cashierPage, cashierPolicy, type ShownPayment } from './cashier-page.ts';
import { languageOfPayer } from './language-of-payer.ts';
import { bearPayment, cashierPath, findPayment } from './open-at-bank.ts';
import { choices, payAtBank } from './pay-at-bank.ts';

/** Serves the bank's own pages, to which a payer's browser is sent and from which it comes back. */
export function cashierApp(bank: Bank, paid: () => void): Hono {
  const { books, dialect, now } = bank;
  const app = new Hono();
  const path = `${cashierPath}/${dialect.path}/:tradeNo`;
  app.get(path, async (c) => {
    await bearPayment(bank, new URL(c.req.url).searchParams);
    const payment = await findShown(bank, c.req.param('tradeNo') ?? '');
    c.header('content-security-policy', cashierPolicy(dialect.path, payment?.returnUrl));
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('x-content-type-options', 'nosniff');
    const language = languageOfPayer({
      chosen: c.req.query('lang'),
      returnUrl: payment?.returnUrl,
      accepted: c.req.header('accept-language'),
    });
    return c.html(cashierPage(dialect.path, payment, language), payment ? 200 : 404);
  });
  app.post(path, async (c) => {
    const tradeNo = c.req.param('tradeNo') ?? '';
    const payment = await findShown(bank, tradeNo);
    if (!payment) return c.body(null, 404);
    const { choice: chosen } = await c.req.parseBody();
    const choice = choices.find((known) => known === chosen);
    if (!choice) return c.body(null, 400);
    await payAtBank(books, { tradeNo, choice, now: now() });
    paid();
    return c.redirect(payment.returnUrl, 303);
  });
  return app;
}

/** A number that was closed before it was ever a payment has no page. */
async function findShown({ books, now }: Bank, tradeNo: string): Promise<ShownPayment | undefined> {
  const row = await findPayment(books, tradeNo);
  if (!row || row.amount_in_fen === 0) return undefined;
  return {
    tradeNo,
    merchant: row.merchant,
    amountInFen: row.amount_in_fen,
    description: row.description,
    returnUrl: row.return_url,
    state: row.status === 'OPEN' && row.expires_at <= now() ? 'CLOSED' : row.status,
  };
}
