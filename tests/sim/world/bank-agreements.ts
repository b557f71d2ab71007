import {
  type AgreementIntent,
  type Agreements,
  type ChargeAnswer,
  type ChargeIntent,
  stampAgreement,
} from '#src/server/payments/agreements.ts';
import type { ToldAgreement } from '#src/server/payments/sandbox/dialects/dialect.ts';
import { type BankEnvironment, BankError, type Line } from './bank-line.ts';
import type { GatewayBooks } from './gateway-books.ts';

/** An account's owner agreed to this, and may end it or pay from another card. */
export type BankAgreement = {
  agreementNo: string;
  number: string;
  /** It is empty where one was cancelled before it came. */
  intent: AgreementIntent | undefined;
  status: 'OPEN' | 'SIGNED' | 'ENDED';
  hasMoney: boolean;
  announcedInFen: number;
};
/** This is money that was taken by an agreement. */
export type BankCharge = { agreementNo: string; tradeNo: string; at: number };

type Parts = { at: BankEnvironment; books: GatewayBooks; line: Line };

const openMs = 30 * 86_400_000;

/** Opens agreements at a simulated gateway, whose line fails as the faults say. */
export function openAgreements(parts: Parts): Agreements {
  const { at: environment, books, line } = parts;
  const { name, dialect, party, agreements } = books;
  const stamp = (told: ToldAgreement) => stampAgreement({ gateway: name, ...told });
  return {
    sign: (intent) => line('sign', () => sign(parts, intent)),
    query: (agreementNo) =>
      line('query agreement', () => {
        const known = agreements.get(agreementNo);
        if (!known) return { status: 'UNKNOWN' };
        if (known.status === 'OPEN') return { status: 'PENDING' };
        const at = environment.scheduler.now;
        return { status: known.status, notice: stamp(tellAgreement(books, known, at)) };
      }),
    announce: ({ agreementNo, amountInFen }) =>
      line('announce', () => {
        const known = agreements.get(agreementNo);
        if (known) known.announcedInFen = amountInFen;
      }),
    charge: (intent) => line('charge', () => charge(parts, intent)),
    cancel: (agreementNo) =>
      line('cancel', () => {
        const unseen = { agreementNo, intent: undefined, hasMoney: false, announcedInFen: 0 };
        const known = agreements.get(agreementNo) ?? { ...unseen, number: books.newNumber() };
        agreements.set(agreementNo, { ...known, status: 'ENDED' });
      }),
    verify: (received) => {
      const told = dialect.readAgreement(party, received);
      return told && stamp(told);
    },
  };
}

/** Writes what the gateway says of an agreement that was signed or ended. */
export function tellAgreement(
  { party }: GatewayBooks,
  { agreementNo, number, status }: BankAgreement,
  at: number,
): ToldAgreement {
  const told = { merchant: party.merchant, agreementNo, gatewayAgreementNo: number };
  return { ...told, account: '*1234', status: status === 'ENDED' ? 'ENDED' : 'SIGNED', at };
}

function sign({ at: environment, books }: Parts, intent: AgreementIntent) {
  const { agreementNo } = intent;
  environment.onAsked('sign', { gateway: books.name, number: agreementNo });
  const known = books.agreements.get(agreementNo);
  if (known?.intent && JSON.stringify(known.intent) !== JSON.stringify(intent)) {
    environment.report(`${agreementNo} was to be signed otherwise than before`);
  }
  if (known && !known.intent) throw new BankError('Cancelled before it came.');
  if (!known) {
    const number = books.newNumber();
    const fresh = { hasMoney: true, announcedInFen: 0, status: 'OPEN' } as const;
    books.agreements.set(agreementNo, { agreementNo, number, intent, ...fresh });
  }
  return { signUrl: `https://${books.dialect.path}.test/agreement/${agreementNo}` };
}

function charge({ at: environment, books }: Parts, intent: ChargeIntent): ChargeAnswer {
  const { tradeNo, agreementNo, amountInFen } = intent;
  const { scheduler, faults, report } = environment;
  environment.onAsked('charge', { gateway: books.name, number: tradeNo });
  const known = books.payments.get(tradeNo);
  if (known?.status === 'PAID') return { status: 'TAKEN' };
  if (known) return { status: 'REFUSED', refusal: 'other' };
  const agreement = books.agreements.get(agreementNo);
  if (agreement?.status !== 'SIGNED') return { status: 'REFUSED', refusal: 'agreementEnded' };
  if (amountInFen > (agreement.intent?.mostInFen ?? 0)) report(`${tradeNo} takes too much`);
  if (books.dialect.wantsAnnounced && amountInFen > agreement.announcedInFen) {
    return { status: 'REFUSED', refusal: 'notAnnounced' };
  }
  if (!agreement.hasMoney) return { status: 'REFUSED', refusal: 'noMoney' };
  const { appId, currency, description, notifyUrl } = intent;
  const expiresAt = scheduler.now + openMs;
  const asked = { tradeNo, appId, currency, description, notifyUrl, amountInFen };
  const payment = {
    ...{ gateway: books.name, tradeNo, status: 'OPEN' as const, expiresAt },
    intent: { ...asked, payChannel: 0, returnUrl: '', expiresAt },
  };
  books.payments.set(tradeNo, payment);
  const transaction = books.take(payment, scheduler.now);
  books.charges.push({ agreementNo, tradeNo, at: scheduler.now });
  const state = faults.strikes('noticeDropped') ? 'dropped' : 'waiting';
  books.notices.push({ transaction, state, notBeforeAt: scheduler.now });
  scheduler.note(`charged ${tradeNo}`);
  return { status: 'TAKEN' };
}
