import type { Hono } from 'hono';
import type { Gateway } from '#src/server/payments/gateway.ts';
import { type Books, openBooks } from './books.ts';
import { cashierApp } from './cashier-app.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { deliveryLoop } from './delivery-loop.ts';
import type { BooksAddress } from './open-own-books.ts';
import { payAtBank } from './pay-at-bank.ts';
import { type PaidBefore, recordPaid, takeAgain } from './record-paid.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import type { SigningParty } from './sign-notification.ts';

type Settings = BooksAddress &
  SigningParty & {
    now: () => number;
    /** Where the cashier is reached; that of the merchant's return address when not given. */
    publicOrigin?: string | undefined;
    /** Where notifications go instead of the notify address's own origin. */
    notifyOrigin?: string | undefined;
    fetch?: typeof fetch | undefined;
  };

export type SandboxBank = {
  gateway: Gateway;
  /** The cashier's pages, below /sandbox/cashier. */
  app: Hono;
  /** Begins to send notifications. */
  start(): void;
  stop(): Promise<void>;
  /** Sends what is due now; for tests, which start nothing. */
  deliverDue(): Promise<{ taken: number }>;
  /** Pays a payment at a time of the past, and tells nobody; for the seed. */
  pay(tradeNo: string, paidAt: number): Promise<void>;
  /** The same for many payments that no cashier ever saw; for large seeds. */
  recordPaid(paid: readonly PaidBefore[]): Promise<void>;
  /** Takes money for a payment whatever its state, and tells nobody; for tests of a bank that errs. */
  takeAgain(taken: PaidBefore): Promise<void>;
  /** What the bank holds for each merchant: taken and topped up, less given back and swept. */
  books(): Promise<{ merchant: string; heldInFen: number }[]>;
};

/** A bank of its own for demonstrations: own books, own cashier page, signed notifications. */
export async function openSandboxGateway(settings: Settings): Promise<SandboxBank> {
  const books = await openBooks(settings);
  const bank = { ...settings, books };
  const deliverDue = () => deliverNotifications({ ...bank, fetch: settings.fetch ?? fetch });
  const loop = deliveryLoop(deliverDue);
  return {
    gateway: sandboxGateway(bank),
    app: cashierApp({ books, now: settings.now, paid: loop.ring }),
    start: loop.start,
    stop: async () => {
      await loop.stop();
      await books.destroy();
    },
    deliverDue,
    pay: async (tradeNo, paidAt) => {
      await payAtBank(books, { tradeNo, choice: 'payUntold', now: paidAt });
    },
    recordPaid: (paid) => recordPaid(books, { merchant: settings.merchant, paid }),
    takeAgain: (taken) => takeAgain(books, { merchant: settings.merchant, taken }),
    books: () => findHeld(books),
  };
}

async function findHeld(books: Books): Promise<{ merchant: string; heldInFen: number }[]> {
  return books.selectFrom('accounts').select(['merchant', 'held_in_fen as heldInFen']).execute();
}
