import { useState } from 'react';
import type { ProofChoiceProps } from '#src/components/verification/proof-acts-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { makeChoice } from '#src/stores/verification/verification-list.ts';

/** Draws the fundraiser's choice about a verification, in place: first, or hidden. */
export function ProofChoice({ verifyId, infoUuid, text, action, ...drawn }: ProofChoiceProps) {
  const [flow] = useState(makeChoice);
  const [shown, setShown] = useState(drawn);
  const form = useForm({
    id: `choose-${verifyId}`,
    flow,
    along: { infoUuid },
    onDone: () => {
      const state = flow.$state.get();
      if (state.step === 'done') setShown(state.output);
    },
  });
  const { selected, hidden } = shown;
  return (
    <FormShell form={form} action={action} className="proof-acts">
      <input type="hidden" name="step" value="operate" />
      <input type="hidden" name="verifyId" value={verifyId} />
      <FormNotice form={form} unsure={text.offline} />
      {hidden && <p className="soft">{text.friendHidden}</p>}
      {shown.counted && !hidden && (
        <Choice operation={selected ? 'unselect' : 'select'} busy={form.busy}>
          {selected ? text.friendUnpin : text.friendPin}
        </Choice>
      )}
      <Choice operation={hidden ? 'select' : 'hide'} busy={form.busy}>
        {hidden ? text.friendShow : text.friendHide}
      </Choice>
      <p className="soft" role="status">
        {form.state.step === 'done' && text.friendDone}
      </p>
    </FormShell>
  );
}

type ChoiceProps = { operation: string; busy: boolean; children: string };

function Choice({ operation, busy, children }: ChoiceProps) {
  return (
    <button
      className="button quiet"
      type="submit"
      name="operation"
      value={operation}
      aria-disabled={busy || undefined}
    >
      {children}
    </button>
  );
}
