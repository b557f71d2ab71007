import { useState } from 'react';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { focusStep } from '#src/islands/forms/use-steps.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { ChangePayee } from './ChangePayee.tsx';

type Props = WithdrawProps & { onBack(): void; onRight(): void };

/** Where the money goes; another account can be named from here, and waits for its review. */
export function PayeeStep({ payee, bank, links, locale, text, ...acts }: Props) {
  const [changing, setChanging] = useState(false);
  const { onBack, onRight } = acts;
  const t = text.payee;
  if (changing) {
    return <ChangePayee {...{ bank, links, text }} onKeep={() => setChanging(false)} />;
  }
  return (
    <section className="stack" aria-labelledby="payee-step">
      <p className="soft">{t.place}</p>
      <h2 id="payee-step" tabIndex={-1} ref={focusStep}>
        {t.title}
      </h2>
      <p className="card payee" lang={payee && writtenIn(payee, locale)}>
        {payee ?? text.noAccount}
      </p>
      <p className="soft">{t.lead}</p>
      <button className="button wide" type="button" onClick={onRight}>
        {t.right}
      </button>
      <button className="button quiet wide" type="button" onClick={() => setChanging(true)}>
        {t.change}
      </button>
      <button className="button quiet wide" type="button" onClick={onBack}>
        {t.back}
      </button>
    </section>
  );
}
