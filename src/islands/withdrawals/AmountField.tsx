import { Trouble } from '#src/components/forms/Trouble.tsx';
import { YuanField } from '#src/components/forms/YuanField.tsx';
import { FeeRows } from '#src/components/withdrawals/FeeRows.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { otherStepField } from '#src/shared/platform/other-step.ts';

type Props = Pick<
  WithdrawProps,
  'mode' | 'text' | 'amount' | 'availableInFen' | 'fee' | 'links'
> & {
  problems: Readonly<Record<string, string>>;
  amountInFen: number | undefined;
};

/** Shows how much, and what of it reaches the payee while it is typed. */
export function AmountField({ mode, text, amount, links, problems, ...money }: Props) {
  const { amountInFen, availableInFen, fee } = money;
  return (
    <>
      <YuanField
        name="amountInYuan"
        label={text.amount}
        hint={text.amountHint}
        error={problems.amountInYuan}
        describedBy={problems.stopRaise && takesAll}
        invalid={problems.stopRaise !== undefined}
        defaultValue={amount}
        readOnly={mode === 'all'}
        // The draft of a part must not become the amount of a withdrawal that ends the raise.
        data-undrafted={mode === 'part' ? undefined : ''}
        words={text.yuan}
        required
      >
        {problems.stopRaise && <TakesAll text={text} href={links.closeRaise} />}
      </YuanField>
      <div className="card stack" aria-live="polite">
        <p className="soft">{amountInFen === undefined ? text.ofAll : text.ofTyped}</p>
        <FeeRows {...fee} amountInFen={amountInFen ?? availableInFen} />
      </div>
      <noscript>
        <button type="submit" className="button quiet wide" {...workOutFee} formNoValidate>
          {text.workOutFee}
        </button>
      </noscript>
    </>
  );
}

const takesAll = 'takes-all';
const workOutFee = { name: otherStepField, value: 'fee' };

function TakesAll({ text, href }: Pick<Props, 'text'> & { href: string }) {
  return (
    <Trouble id={takesAll} words={text.takesAll}>
      <a href={href}>{text.takesAllLink}</a>
    </Trouble>
  );
}
