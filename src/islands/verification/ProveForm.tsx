import { useState } from 'react';
import type { ProveProps } from '#src/components/verification/prove-props.ts';
import { DraftNote } from '#src/islands/forms/DraftNote.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { proofDraft, proving } from '#src/stores/verification/verification.ts';
import { KindField } from './KindField.tsx';
import { PersonFields } from './PersonFields.tsx';

/** Draws the form of a verification; it posts by itself until script takes over. */
export function ProveForm({
  infoUuid,
  invite,
  text,
  action,
  target,
  values,
  ...props
}: ProveProps) {
  const [kind, setKind] = useState<string>();
  const form = useForm({
    id: 'prove',
    flow: proving,
    target,
    draft: proofDraft(infoUuid),
    drawn: { message: props.message, fields: props.problems },
  });
  const { problems } = form;
  return (
    <FormShell form={form} action={action} className="stack" noValidate>
      <input type="hidden" name="step" value="verify" />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      <input type="hidden" name="invite" value={invite} />
      <FormNotice form={form} unsure={text.offline} />
      <DraftNote form={form} restored={text.draftRestored} />
      <KindField {...{ text, values, problems }} tapped={kind} onTap={setKind} />
      <PersonFields {...{ text, values, problems }} ofHospital={!kind || kind === 'doctor'} />
      <p className="soft">{text.promise}</p>
      <SubmitButton form={form} sending={text.submitting}>
        {text.submit}
      </SubmitButton>
    </FormShell>
  );
}
