import { useStore } from '@nanostores/react';
import type { SubmitEvent } from 'react';
import { amountProblem, type GiveProps } from '#src/components/donations/give-props.ts';
import { giftAmountInFen } from '#src/shared/donations/gift-form.ts';
import { $donation, refuseDonation, startDonation } from '#src/stores/donation.ts';
import { AmountField } from './AmountField.tsx';
import { ChannelField } from './ChannelField.tsx';
import { fieldsOf, showFirstProblem } from './form-fields.ts';
import { GiveBar } from './GiveBar.tsx';
import { GiveNotices } from './GiveNotices.tsx';
import { ShownAs } from './ShownAs.tsx';
import { useLiveForm } from './use-live-form.ts';
import { WordsField } from './WordsField.tsx';

/** The donate form of the sheet and of the cashier; it posts by itself until script takes over. */
export function DonateForm(props: GiveProps) {
  const { infoUuid, text, values, step, locale } = props;
  const donation = useStore($donation);
  const { live, takeOver, look } = useLiveForm(infoUuid, step);
  const refused = donation.step === 'refused' ? donation : undefined;
  const problems = refused?.fields ?? props.problems ?? {};
  const busy =
    donation.step === 'sending' || donation.step === 'leaving' ? donation.step : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const problem = amountProblem(giftAmountInFen(fields), props);
    if (problem) refuseDonation({ amountInFen: problem });
    else await startDonation(infoUuid, fields);
    showFirstProblem(form);
  };

  return (
    <form
      className="give"
      method="post"
      action={props.action}
      ref={takeOver}
      onInput={look}
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name="step" value={step} />
      {props.idempotencyKey && (
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      )}
      <input type="hidden" name="sharedv" defaultValue={props.sharedv} />
      <input type="hidden" name="shareSourceId" defaultValue={props.shareSourceId} />
      <div className="give-fields">
        <GiveNotices text={text} infoUuid={infoUuid} locale={locale} live={live} />
        <AmountField
          text={text}
          values={values}
          locale={locale}
          problem={problems['amountInFen']}
        />
        <ChannelField
          text={text}
          channels={props.channels ?? live?.channels}
          chosen={values.payChannel}
          problem={problems['payChannel']}
        />
        <WordsField text={text} values={values} problem={problems['content']} />
        <ShownAs
          text={text}
          values={values}
          askName={props.askName}
          problem={problems['displayName']}
        />
      </div>
      <GiveBar
        {...props}
        amountInFen={live?.amountInFen}
        busy={busy}
        message={donation.step === 'unsure' ? text.unsure : refused?.message}
      />
    </form>
  );
}
