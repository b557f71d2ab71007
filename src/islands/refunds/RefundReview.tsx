import { ReviewRow } from '#src/components/forms/ReviewRow.tsx';
import type { RefundFormProps } from '#src/components/refunds/refund-form-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { SendButton } from '#src/islands/forms/SendButton.tsx';
import type { UsedForm } from '#src/islands/forms/use-form.ts';
import { focusStep } from '#src/islands/forms/use-steps.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';

type Props = RefundFormProps & {
  form: UsedForm;
  values: Readonly<Record<string, string>>;
  onBack(): void;
  onSend(): void;
};

/** Shows what goes back, to how many, and why, before it is asked for. */
export function RefundReview({ form, values, amount, gifts, text, ...props }: Props) {
  const { onBack, onSend } = props;
  const { reason = '', attachments = '' } = values;
  const photos = attachments ? attachments.split(',').length : 0;
  const t = text.review;
  return (
    <section className="stack" aria-labelledby="refund-review">
      <p className="soft">{t.place}</p>
      <h2 id="refund-review" tabIndex={-1} ref={focusStep}>
        {t.title}
      </h2>
      <dl className="card review-rows">
        <ReviewRow name={text.howMuch} words={amount} />
        <ReviewRow name={text.toGifts} words={gifts} />
        <ReviewRow name={text.reason} words={reason} lang={writtenIn(reason, props.locale)} />
        <ReviewRow name={text.evidence} words={photos > 0 ? t.photos[photos] : t.noPhotos} />
      </dl>
      <p className="notice alarm">{text.cannotUndo}</p>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      {form.state.step === 'refused' && (
        <p>
          <a href={props.links.confirm}>{text.conditions}</a>
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
