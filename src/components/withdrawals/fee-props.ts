import { type Locale, languageOf } from '#src/shared/platform/locale.ts';
import { type FeeRule, feePercentageStr } from '#src/shared/withdrawals/fee.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  rule: FeeRule;
  /** Does the pool lack of the fee it should pay? */
  poolShort: boolean;
  locale: Locale;
};

/** Answers what `FeeRows` needs besides the amount, in one language. */
export function feeProps({ rule, poolShort, locale }: Asked) {
  const { fee: t, yuan } = textsOf(locale).withdrawals;
  const words = [t.none, t.charge, t.waive, poolShort ? t.poolShort : t.subsidise];
  const rate = rule.option === 2 ? t.rate(feePercentageStr(rule.basisPoints)) : '';
  return {
    ...{ rule, locale },
    text: {
      ...{ amount: t.amount, fee: t.fee, net: t.net, yuan: yuan('{n}') },
      subsidy: poolShort ? t.subsidyNeeded : t.subsidy,
      rule: [words[rule.option - 1], rate].filter(Boolean).join(languageOf(locale).gap),
    },
  };
}

export type FeeProps = ReturnType<typeof feeProps>;
