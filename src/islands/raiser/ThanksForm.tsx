import { useStore } from '@nanostores/react';
import type { ThanksProps } from '#src/components/raiser/thanks-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { thanking } from '#src/stores/donations/thanks.ts';

/** Draws the family's words to everyone who gave, kept in place. */
export function ThanksForm({ form, saved }: ThanksProps) {
  const { step } = useStore(thanking.$state, { ssr: 'initial' });
  return (
    <>
      <PlainForm {...form} stays flow={thanking} />
      <p className="soft" role="status">
        {step === 'done' && saved}
      </p>
    </>
  );
}
