import type { DatabaseSync } from 'node:sqlite';
import type { BankBooks } from '../world/bank-books.ts';
import type { History } from '../world/history.ts';
import { prepareChosenCheck } from './check-chosen.ts';
import { checkMonthly } from './check-monthly.ts';
import { prepareSupportCheck } from './check-supports.ts';

const planned = `select withdrawal_id as id, sum(net_in_fen) as net, count(*) as parts
  from withdrawal_instalments group by withdrawal_id`;

/**
 * (7, 9, 17) No gift goes back twice, and no instalment is paid twice, by the banks' books alone; and
 * each went where its donor chose.
 */
export function prepareTwiceCheck(raw: DatabaseSync): (history: History) => void {
  const findPlanned = raw.prepare(planned);
  const checkChosen = prepareChosenCheck(raw);
  const checkSupports = prepareSupportCheck(raw);
  return (history) => {
    checkChosen(history);
    checkMonthly(history);
    checkSupports(history);
    const { books, report } = history;
    const paid = new Map<string, { sumInFen: number; count: number }>();
    for (const { withdrawal, status, amountInFen } of books.payouts.values()) {
      if (status !== 'PAID' && status !== 'ACCEPTED') continue;
      const { sumInFen, count } = paid.get(withdrawal) ?? { sumInFen: 0, count: 0 };
      paid.set(withdrawal, { sumInFen: sumInFen + amountInFen, count: count + 1 });
    }
    for (const { id, net, parts } of findPlanned.all()) {
      const sum = paid.get(String(id));
      if (sum && (sum.sumInFen > Number(net) || sum.count > Number(parts))) {
        report(
          '9',
          `withdrawal ${id} was paid ${sum.sumInFen} fen in ${sum.count}, not ${net} in ${parts}`,
        );
      }
    }
    for (const { tradeNo, amountInFen } of books.transactions) {
      const byGateway = givenBack(books, `R-${tradeNo}`);
      const backInFen = byGateway + (paid.get(`R-${tradeNo}`)?.sumInFen ?? 0);
      if (backInFen > amountInFen) {
        report('7', `of gift ${tradeNo} of ${amountInFen} fen, ${backInFen} went back`);
      }
    }
  };
}

/**
 * It is given back by all gateways: one that was asked for another's refund would give what is its
 * own.
 */
function givenBack({ refunds }: BankBooks, refundNo: string): number {
  return refunds
    .filter((refund) => refund.refundNo === refundNo && refund.status === 'SUCCESS')
    .reduce((sum, { amountInFen }) => sum + amountInFen, 0);
}
