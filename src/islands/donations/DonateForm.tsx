import { useState } from 'react';
import { amountProblem, type GiveProps } from '#src/components/donations/give-props.ts';
import { freshValues } from '#src/components/donations/give-values.ts';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { isToBeAsked } from '#src/shared/donations/amounts.ts';
import { giftAmountInFen, withWholeYuan } from '#src/shared/donations/gift-form.ts';
import { giving } from '#src/stores/donations/donation.ts';
import { GiveBar } from './GiveBar.tsx';
import { GiveFields } from './GiveFields.tsx';
import { useLiveForm } from './use-live-form.ts';

type Words = Readonly<Record<string, string>>;

/** Without values the form is a fresh one: a kept page has no bytes for what anyone can make. */
type Props = Omit<GiveProps, 'values'> & Partial<Pick<GiveProps, 'values'>>;
const fresh = freshValues();

/** The donate form of the sheet and of the cashier; it posts by itself until script takes over. */
export function DonateForm(props: Props) {
  const { infoUuid, text, step } = props;
  const { live, look } = useLiveForm(infoUuid, step);
  const large = useLargeGift(live?.amountInFen, props);
  const form = useForm({
    id: 'give',
    flow: giving,
    along: { infoUuid },
    draft: { kind: 'gift', id: infoUuid },
    // The cashier shows what was sent to it, which is newer than any draft.
    newerThan: step === 'pay' ? Number.POSITIVE_INFINITY : 0,
    drawn: { fields: props.problems },
    check: (values): Words => {
      const problem = amountProblem(giftAmountInFen(withWholeYuan(values)), props);
      return problem ? { amountInFen: problem } : {};
    },
    onLook: look,
    mayLeave: large.mayLeave,
  });
  const { state } = form;
  return (
    <FormShell form={form} action={props.action} className="give" noValidate>
      <GiveFields
        values={fresh}
        {...props}
        live={live}
        restored={form.draft === 'restored'}
        problems={form.problems}
      />
      <GiveBar
        {...props}
        amountInFen={live?.amountInFen}
        asking={large.asking}
        askedInFen={live ? undefined : props.askedInFen}
        busy={state.step === 'sending' || state.step === 'leaving' ? state.step : undefined}
        message={state.step === 'unsure' ? text.unsure : form.message}
      />
    </FormShell>
  );
}

/** A sum far above what people give here leaves at the second press for that very sum. */
function useLargeGift(typedInFen: number | undefined, props: Props) {
  const [asked, setAsked] = useState(props.askedInFen);
  const amountInFen = amountProblem(typedInFen, props) ? 0 : (typedInFen ?? 0);
  return {
    asking: amountInFen > 0 && asked === amountInFen,
    mayLeave: () => {
      if (!isToBeAsked(amountInFen, asked)) return true;
      setAsked(amountInFen);
      return false;
    },
  };
}
