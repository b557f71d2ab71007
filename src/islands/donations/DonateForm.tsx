import { useStore } from '@nanostores/react';
import type { SubmitEvent } from 'react';
import { amountProblem, type GiveProps } from '#src/components/donations/give-props.ts';
import { giftAmountInFen } from '#src/shared/donations/gift-form.ts';
import { $donation, refuseDonation, startDonation } from '#src/stores/donation.ts';
import { fieldsOf, showFirstProblem } from './form-fields.ts';
import { GiveBar } from './GiveBar.tsx';
import { GiveFields } from './GiveFields.tsx';
import { useLiveForm } from './use-live-form.ts';

/** The donate form of the sheet and of the cashier; it posts by itself until script takes over. */
export function DonateForm(props: GiveProps) {
  const { infoUuid, text, step } = props;
  const donation = useStore($donation);
  const { live, takeOver, look } = useLiveForm(infoUuid, step);
  const refused = donation.step === 'refused' ? donation : undefined;
  const sending = donation.step === 'sending' || donation.step === 'leaving';

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
      <GiveFields {...props} live={live} problems={refused?.fields ?? props.problems ?? {}} />
      <GiveBar
        {...props}
        amountInFen={live?.amountInFen}
        busy={sending ? donation.step : undefined}
        message={donation.step === 'unsure' ? text.unsure : refused?.message}
      />
    </form>
  );
}
