import { FeeRows } from '#src/components/withdrawals/FeeRows.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import type { UsedForm } from '#src/islands/forms/use-form.ts';
import { focusStep } from '#src/islands/forms/use-steps.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';

type Props = WithdrawProps & {
  form: UsedForm;
  values: Readonly<Record<string, string>>;
  amountInFen: number | undefined;
  onSend(): void;
};

/** All that is about to be sent, with what reaches the payee. */
export function ReviewStep({ form, values, amountInFen = 0, onSend, ...props }: Props) {
  const { text, fee, payee, stopsRaise, links, locale } = props;
  const t = text.review;
  const photos = values.attachments ? values.attachments.split(',').length : 0;
  const inOwnWords = (words = '') => ({ words, lang: writtenIn(words, locale) });
  const { state } = form;
  const refused = state.step === 'refused' ? state.reason : undefined;
  return (
    <section className="stack" aria-labelledby="review-step">
      <p className="soft">{t.place}</p>
      <h2 id="review-step" tabIndex={-1} ref={focusStep}>
        {t.title}
      </h2>
      <div className="card stack">
        <FeeRows {...fee} amountInFen={amountInFen} />
      </div>
      <dl className="card review-rows">
        <Row name={text.account} words={payee ?? text.noAccount} />
        <Row name={text.purpose} {...inOwnWords(values.purpose)} />
        <Row name={text.plan} {...inOwnWords(values.plan)} />
        <Row name={t.proofs} words={photos > 0 ? t.photos[photos] : t.noProofs} />
        <Row name={t.instalments} words={text.times[Number(values.instalments)]} />
        {values.emergency && <Row name={t.emergency} words={t.emergencyAsked} />}
      </dl>
      {stopsRaise && <p className="notice">{text.stops}</p>}
      <p className="soft">{t.lead}</p>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      {refused && (
        <p>
          <a href={links.conditions}>{text.conditions}</a>
        </p>
      )}
      <button
        className="button wide"
        type="button"
        aria-disabled={form.busy || undefined}
        onClick={onSend}
      >
        {form.busy ? text.sending : text.submit}
      </button>
      <button className="button quiet wide" type="button" onClick={() => history.go(-2)}>
        {t.back}
      </button>
    </section>
  );
}

type RowProps = { name: string; words: string | undefined; lang?: string | undefined };

function Row({ name, words, lang }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={(words ?? '').length > 16 ? 'words' : undefined} lang={lang}>
        {words}
      </dd>
    </div>
  );
}
