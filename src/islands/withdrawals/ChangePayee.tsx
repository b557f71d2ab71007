import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import type { BankKind } from '#src/components/withdrawals/bank-form-props.ts';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { focusStep } from '#src/islands/forms/use-steps.ts';
import { bankChangeForm } from '#src/stores/withdrawals/bank-change.ts';
import { BankForm } from './BankForm.tsx';

type Shown = Pick<WithdrawProps, 'bank' | 'links' | 'text'>;

/**
 * Names another payee account in the middle of a withdrawal, whose draft waits until it may be paid
 * to.
 */
export function ChangePayee({ bank, links, text, onKeep }: Shown & { onKeep(): void }) {
  const [kind, setKind] = useState<BankKind>('person');
  const state = useStore(bankChangeForm.$state, { ssr: 'initial' });
  if (state.step === 'done') return <Changed links={links} text={text} />;
  return (
    <section className="stack" aria-labelledby="change-payee">
      <p className="soft">{text.payee.place}</p>
      <h2 id="change-payee" tabIndex={-1} ref={focusStep}>
        {text.payee.change}
      </h2>
      <p>{bank.rules.lead}</p>
      <ol className="points">
        {bank.rules.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {bank.kinds.length > 1 && (
        <FieldGroup
          name="bankKind"
          label={bank.text.kinds}
          options={bank.kinds.map((one) => ({ value: one, label: bank.text[one] }))}
          value={kind}
          onChoose={(chosen) => setKind(chosen as BankKind)}
        />
      )}
      <BankForm {...bank} key={kind} kind={kind} />
      <button className="button quiet wide" type="button" onClick={onKeep}>
        {text.payee.keepThis}
      </button>
    </section>
  );
}

function Changed({ links, text }: Pick<Shown, 'links' | 'text'>) {
  return (
    <section className="stack">
      <p className="notice good" role="status" tabIndex={-1} ref={focusStep}>
        {text.payee.changed}
      </p>
      <a className="button wide" href={links.bankChange}>
        {text.payee.seeChange}
      </a>
    </section>
  );
}
