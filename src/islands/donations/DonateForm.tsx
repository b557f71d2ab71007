import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { amountProblem, type GiveProps } from '#src/components/donations/give-props.ts';
import { freshValues } from '#src/components/donations/give-values.ts';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { missingInFenOf } from '#src/shared/cases/fund-figures.ts';
import { isToBeAsked, type Room } from '#src/shared/donations/amounts.ts';
import { giftAmountInFen, withWholeYuan } from '#src/shared/donations/gift-form.ts';
import { totalOf } from '#src/stores/cases/case-total.ts';
import { giving } from '#src/stores/donations/donation.ts';
import { GiveBar } from './GiveBar.tsx';
import { GiveFields } from './GiveFields.tsx';
import { useLiveForm } from './use-live-form.ts';

type Words = Readonly<Record<string, string>>;

/** Without values the form is a fresh one: a kept page has no bytes for what anyone can make. */
type Props = Omit<GiveProps, 'values'> & Partial<Pick<GiveProps, 'values'>>;
const fresh = freshValues();

/**
 * Draws the donate form of the sheet and of the cashier; it posts by itself until script takes
 * over.
 */
export function DonateForm(props: Props) {
  const { infoUuid, text, step } = props;
  const { live, look } = useLiveForm(infoUuid, step);
  const { missingInFen, mayLeave, ...asked } = useAskedGift(live?.amountInFen, props);
  const form = useForm({
    id: 'give',
    flow: giving,
    along: { infoUuid },
    draft: { kind: 'gift', id: infoUuid },
    newerThan: props.chosenNow ? Number.POSITIVE_INFINITY : 0,
    drawn: { fields: props.problems },
    check: (values): Words => {
      const problem = amountProblem(giftAmountInFen(withWholeYuan(values)), props);
      return problem ? { amountInFen: problem } : {};
    },
    onLook: look,
    mayLeave,
  });
  const { state } = form;
  return (
    <FormShell form={form} action={props.action} className="give" noValidate>
      <GiveFields
        values={fresh}
        {...props}
        {...{ live, missingInFen }}
        restored={form.draft === 'restored'}
        problems={form.problems}
      />
      <GiveBar
        {...props}
        amountInFen={live?.amountInFen}
        {...asked}
        askedInFen={live ? undefined : props.askedInFen}
        busy={state.step === 'sending' || state.step === 'leaving' ? state.step : undefined}
        message={state.step === 'unsure' ? text.unsure : form.message}
      />
    </FormShell>
  );
}

/** Finds what the case lacks, as drawn and then as its store has it. */
function useMissing({ infoUuid, missingInFen }: Props): number | undefined {
  const total = useStore(totalOf(infoUuid), { ssr: 'initial' });
  return total ? missingInFenOf(total) : missingInFen;
}

/** A sum far above what people give, or above what is missing, leaves at the second press for it. */
function useAskedGift(typedInFen: number | undefined, props: Props) {
  const [asked, setAsked] = useState(props.askedInFen);
  const missingInFen = useMissing(props);
  const roomInFen: Room = props.closes ? missingInFen : undefined;
  const amountInFen = amountProblem(typedInFen, props) ? 0 : (typedInFen ?? 0);
  return {
    ...{ missingInFen, roomInFen },
    asking: amountInFen > 0 && asked === amountInFen,
    mayLeave: () => {
      if (!isToBeAsked(amountInFen, { meantInFen: asked, roomInFen })) return true;
      setAsked(amountInFen);
      return false;
    },
  };
}
