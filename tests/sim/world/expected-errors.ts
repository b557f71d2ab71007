import { BankError } from './bank-line.ts';

/** Is the bank's network to blame, or something that is looked at again later? */
export function isExpected(error: unknown): boolean {
  if (error instanceof BankError) return true;
  if (error instanceof AggregateError) return error.errors.every(isExpected);
  if (!(error instanceof Error)) return false;
  // A server that is frozen heeds no limit of its jobs; they are begun again.
  if (error.name === 'UnheededError') return true;
  return /^The (gateway|bank) answered|^Money out is frozen|not at the custody bank yet|^(moneyOutFrozen|objectionOpen|subsidyPoolEmpty)$/.test(
    error.message,
  );
}
