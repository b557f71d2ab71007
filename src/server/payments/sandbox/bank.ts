import type { Books } from './books.ts';
import type { Dialect, SigningParty } from './dialects/dialect.ts';

/** This is one bank of the sandbox: how it speaks, and the books that are its own. */
export type Bank = SigningParty & {
  dialect: Dialect;
  books: Books;
  now: () => number;
  /** This is where the cashier is; the return address's own origin when not given. */
  publicOrigin?: string | undefined;
};
