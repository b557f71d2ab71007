import { yuan } from '#src/shared/platform/money.ts';
import { splitFee } from '#src/shared/withdrawals/fee.ts';
import type { FeeProps } from './fee-props.ts';

/**
 * Shows what a withdrawal of an amount costs and what reaches the payee, with the rule it follows.
 */
export function FeeRows({ amountInFen, rule, text, locale }: FeeProps & { amountInFen: number }) {
  const split = splitFee(amountInFen, rule);
  const money = (fen: number) => text.yuan.replace('{n}', yuan(fen, locale));
  return (
    <>
      <dl className="fee-rows">
        <div>
          <dt>{text.amount}</dt>
          <dd data-fee="amount">{money(amountInFen)}</dd>
        </div>
        {rule.option === 2 && (
          <div>
            <dt>{text.fee}</dt>
            <dd data-fee="fee">{money(split.feeInFen)}</dd>
          </div>
        )}
        {rule.option === 4 && (
          <div>
            <dt>{text.subsidy}</dt>
            <dd data-fee="subsidy">{money(split.subsidyInFen)}</dd>
          </div>
        )}
        <div className="net">
          <dt>{text.net}</dt>
          <dd data-fee="net">{money(split.netInFen)}</dd>
        </div>
      </dl>
      <p className="soft">{text.rule}</p>
    </>
  );
}
