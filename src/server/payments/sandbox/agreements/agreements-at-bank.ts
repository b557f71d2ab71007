import {
  type Agreements,
  stampAgreement,
  type VerifiedAgreementNotice,
} from '#src/server/payments/agreements.ts';
import type { Bank } from '#src/server/payments/sandbox/bank.ts';
import type { ToldAgreement } from '#src/server/payments/sandbox/dialects/dialect.ts';
import type { AgreementBooks } from './agreement-books.ts';
import { announceAtBank, chargeAtBank } from './charge-at-bank.ts';
import { cancelAgreement, findAgreement, openAgreement } from './sign-at-bank.ts';

type Row = AgreementBooks['agreements'];

/** Answers agreements as the bank's merchant sees them. */
export function agreementsAtBank(bank: Bank): Agreements {
  const { books, dialect, now } = bank;
  const stamp = (told: ToldAgreement): VerifiedAgreementNotice =>
    stampAgreement({ gateway: dialect.name, ...told });
  return {
    sign: async (intent) => ({ signUrl: await openAgreement(bank, intent) }),
    query: async (agreementNo) => {
      const row = await findAgreement(books, agreementNo);
      if (!row) return { status: 'UNKNOWN' };
      const { status } = row;
      if (status !== 'OPEN') return { status, notice: stamp(tellAgreement(row, status)) };
      return row.expires_at > now() ? { status: 'PENDING' } : { status: 'UNKNOWN' };
    },
    announce: (charge) => announceAtBank(bank, charge),
    charge: (intent) => chargeAtBank(bank, intent),
    cancel: (agreementNo) => cancelAgreement(bank, agreementNo),
    verify: (received) => {
      const told = dialect.readAgreement(bank, received);
      return told && stamp(told);
    },
  };
}

/** The account shows its last digits only, as wallets do. */
export function tellAgreement(row: Row, status: ToldAgreement['status']): ToldAgreement {
  return {
    merchant: row.merchant,
    agreementNo: row.agreement_no,
    gatewayAgreementNo: row.number,
    account: `*${row.number.slice(-4)}`,
    status,
    at: row.changed_at,
  };
}
