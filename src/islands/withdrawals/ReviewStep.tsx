import { FeeRows } from '#src/components/withdrawals/FeeRows.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { SendButton } from '#src/islands/forms/SendButton.tsx';
import type { UsedForm } from '#src/islands/forms/use-form.ts';
import { focusStep } from '#src/islands/forms/use-steps.ts';
import { ApplicationRows } from './ApplicationRows.tsx';

type Props = WithdrawProps & {
  form: UsedForm;
  values: Readonly<Record<string, string>>;
  amountInFen: number | undefined;
  onBack(): void;
  onSend(): void;
};

/** Shows all that is about to be sent, with what reaches the payee. */
export function ReviewStep({ form, values, amountInFen = 0, onBack, onSend, ...props }: Props) {
  const { text, fee, stopsRaise, links } = props;
  const t = text.review;
  return (
    <section className="stack" aria-labelledby="review-step">
      <p className="soft">{t.place}</p>
      <h2 id="review-step" tabIndex={-1} ref={focusStep}>
        {t.title}
      </h2>
      <div className="card stack">
        <FeeRows {...fee} amountInFen={amountInFen} />
      </div>
      <ApplicationRows {...props} values={values} />
      {stopsRaise && <p className="notice">{text.stops}</p>}
      <p className="soft">{t.lead}</p>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      {form.state.step === 'refused' && (
        <p>
          <a href={links.conditions}>{text.conditions}</a>
        </p>
      )}
      <SendButton form={form} sending={text.sending} onSend={onSend}>
        {text.submit}
      </SendButton>
      <button className="button quiet wide" type="button" onClick={onBack}>
        {t.back}
      </button>
    </section>
  );
}
