import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import type { Gateway } from '#src/server/payments/gateway.ts';
import { dayOf, startOfDay } from '#src/shared/platform/china-days.ts';
import { agreementApp } from './agreements/agreement-app.ts';
import { deliverAll } from './agreements/deliver-agreements.ts';
import { type Books, openBooks } from './books.ts';
import { cashierApp } from './cashier-app.ts';
import { deliveryLoop } from './delivery-loop.ts';
import type { Dialect, SigningParty } from './dialects/dialect.ts';
import { bearPayment } from './open-at-bank.ts';
import type { BooksAddress } from './open-own-books.ts';
import { payAtBank } from './pay-at-bank.ts';
import { type PaidBefore, recordPaid, takeAgain } from './record-paid.ts';
import { endRefunds } from './refund-at-bank.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { settleAtBank } from './settle-at-bank.ts';

type Settings = BooksAddress &
  SigningParty & {
    dialect: Dialect;
    now: () => number;
    /**
     * This is where the cashier is reached; that of the merchant's return address when not given.
     */
    publicOrigin?: string | undefined;
    /** Notifications go there instead of to the notify address's own origin. */
    notifyOrigin?: string | undefined;
    fetch?: typeof fetch | undefined;
  };

type PaidAtCashier = { tradeNo: string; cashierUrl: string; paidAt: number };

export type SandboxBank = {
  gateway: Gateway;
  /** It says how it signs: for whoever plays the bank over the wire. */
  party: SigningParty;
  /** The cashier's pages stand below /sandbox/cashier. */
  app: Hono;
  /** Begins to send notifications, and to settle where the bank does so by itself. */
  start(): void;
  stop(): Promise<void>;
  /** Sends what is due now; for tests, which start nothing. */
  deliverDue(): Promise<{ taken: number }>;
  /** Pays out to the custody bank all it holds, as a bank does that settles by itself. */
  settle(): Promise<void>;
  /** Brings every refund under way to its end at once; for the seed, which does not wait. */
  endRefunds(): Promise<void>;
  /** Pays a payment at a time of the past, and tells nobody; for the seed. */
  pay(paid: PaidAtCashier): Promise<void>;
  /** Does the same for many payments that no cashier ever saw; for large seeds. */
  recordPaid(paid: readonly PaidBefore[]): Promise<void>;
  /** Takes money for a payment whatever its state, and tells nobody; for tests of a bank that errs. */
  takeAgain(taken: PaidBefore): Promise<void>;
  /**
   * Answers what the bank holds for its merchant: taken and topped up, less given back, swept and
   * settled.
   */
  heldInFen(): Promise<number>;
};

/**
 * Opens a bank of its own for demonstrations: own books, own cashier page, signed notifications.
 */
export async function openSandboxGateway(settings: Settings): Promise<SandboxBank> {
  const { dialect, merchant, now } = settings;
  const books = await openBooks(settings, dialect.name);
  const bank = { ...settings, books, secret: secretOf(settings) };
  const deliverDue = () => deliverAll({ ...bank, fetch: settings.fetch ?? fetch });
  const settle = async (takenBefore: number) => {
    if (dialect.settles === 'gateway') await settleAtBank(bank, { takenBefore, now: now() });
  };
  let settledAt = 0;
  const loop = deliveryLoop(async () => {
    await deliverDue();
    const todayAt = startOfDay(dayOf(now()));
    // It settles once a day what the days before brought.
    if (todayAt > settledAt) await settle(todayAt);
    settledAt = todayAt;
  });
  return {
    gateway: sandboxGateway(bank),
    party: { merchant, secret: bank.secret },
    app: cashierApp(bank, loop.ring).route('/', agreementApp(bank, loop.ring)),
    start: loop.start,
    stop: async () => {
      await loop.stop();
      await books.destroy();
    },
    deliverDue,
    settle: () => settle(now() + 1),
    endRefunds: () => endRefunds(books),
    pay: async ({ tradeNo, cashierUrl, paidAt }) => {
      await bearPayment(bank, new URL(cashierUrl).searchParams);
      await payAtBank(books, { tradeNo, choice: 'payUntold', now: paidAt });
    },
    recordPaid: (paid) => recordPaid(books, { merchant, paid }),
    takeAgain: (taken) => takeAgain(books, { merchant, taken }),
    heldInFen: () => findHeldInFen(bank),
  };
}

/** Each bank has a key of its own, so that no notice of one can pass for another's. */
function secretOf({ secret, dialect }: Pick<Settings, 'secret' | 'dialect'>): string {
  return createHmac('sha256', secret).update(dialect.name).digest('hex');
}

async function findHeldInFen({ books, merchant }: { books: Books; merchant: string }) {
  const account = await books
    .selectFrom('accounts')
    .select('held_in_fen as heldInFen')
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return account?.heldInFen ?? 0;
}
