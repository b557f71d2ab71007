import type { RefundAnswer, RefundAsked, RefundQueryAnswer } from '#src/server/payments/gateway.ts';
import { type BankEnvironment, BankError } from './bank-line.ts';
import type { BankRefund, BankTransaction, GatewayBooks } from './gateway-books.ts';

export type GatewayEnvironment = BankEnvironment & { own: GatewayBooks };

/** A refund may wait at the gateway so long. */
const longestWaitMs = 900_000;

/** Honours a number once; a refusal or a wait is over when it is asked for again. */
export function refund(environment: GatewayEnvironment, asked: RefundAsked): RefundAnswer {
  const { own, scheduler } = environment;
  const { refundNo, gatewayTradeNo, amountInFen } = asked;
  environment.onAsked('refund', { gateway: own.name, number: refundNo });
  if (own.transactions.get(gatewayTradeNo)?.tradeNo !== asked.tradeNo) {
    environment.report(`${refundNo} was asked of ${own.name}, which took no such payment`);
  }
  const known = own.refunds.get(refundNo);
  if (known && (known.transaction !== gatewayTradeNo || known.amountInFen !== amountInFen)) {
    throw new BankError(`Refund number ${refundNo} was used for another refund.`);
  }
  const made = known ?? {
    ...{ gateway: own.name, refundNo, number: own.newNumber(), transaction: gatewayTradeNo },
    ...{ amountInFen, status: 'PENDING' as const, createdAt: scheduler.now },
  };
  own.refunds.set(refundNo, made);
  if (made.status !== 'SUCCESS') made.status = judge(environment, made);
  if (made.status === 'SUCCESS') return { status: 'SUCCESS', gatewayRefundNo: made.number };
  if (made.status === 'PENDING') return { status: 'PENDING' };
  const closed = own.closedAccounts.has(gatewayTradeNo);
  return { status: 'REFUSED', refusal: closed ? 'ACCOUNT_UNUSABLE' : 'OTHER' };
}

export function queryRefund(environment: GatewayEnvironment, refundNo: string): RefundQueryAnswer {
  const { own, scheduler } = environment;
  const known = own.refunds.get(refundNo);
  if (!known) return { status: 'UNKNOWN' };
  const waits = scheduler.now < known.createdAt + longestWaitMs;
  if (known.status === 'PENDING' && !waits) known.status = judge(environment, known);
  const { status, number: gatewayRefundNo, amountInFen } = known;
  return status === 'SUCCESS' ? { status, gatewayRefundNo, amountInFen } : { status };
}

function judge(environment: GatewayEnvironment, made: BankRefund): BankRefund['status'] {
  const { own, faults } = environment;
  // What was paid late or twice is not asked where else it may go: staff do that by hand.
  if (made.refundNo.startsWith('R-') && faults.strikes('accountClosed')) {
    own.closedAccounts.add(made.transaction);
  }
  if (own.closedAccounts.has(made.transaction)) return 'REFUSED';
  if (faults.strikes('gatewayRefusal')) return 'REFUSED';
  if (faults.strikes('gatewayPending')) return 'PENDING';
  return giveBack(environment, own.transactions.get(made.transaction), made.amountInFen)
    ? 'SUCCESS'
    : 'REFUSED';
}

/**
 * A gateway refunds from what it holds, and lends nothing. One that settles by itself draws what it
 * lacks from the custody bank, which lends nothing either.
 */
function giveBack(
  { own, books, scheduler }: GatewayEnvironment,
  transaction: BankTransaction | undefined,
  amountInFen: number,
): boolean {
  if (!transaction || transaction.amountInFen - transaction.refundedInFen < amountInFen)
    return false;
  const lackInFen = amountInFen - own.heldInFen();
  if (lackInFen > 0) {
    if (own.dialect.settles === 'us' || books.heldAtCustodyInFen() < lackInFen) return false;
    const drawn = { settlementNo: own.newNumber(), amountInFen: -lackInFen, at: scheduler.now };
    own.settlements.push(drawn);
  }
  transaction.refundedInFen += amountInFen;
  return true;
}
