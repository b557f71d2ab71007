import { useEffect, useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import { Trouble } from '#src/components/forms/Trouble.tsx';
import type { ProofActsProps } from '#src/components/verification/proof-acts-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useAct } from '#src/islands/forms/use-act.ts';
import { useForm } from '#src/islands/forms/use-form.ts';
import { countText } from '#src/shared/platform/money.ts';
import { loadThanked, verificationThanks } from '#src/stores/comments/likes.ts';
import { makeComplaint } from '#src/stores/verification/verification-list.ts';

/** Offers thanks for a verification, its comments, and a way to say that it is wrong. */
export function ProofActs(props: ProofActsProps) {
  const { text, wrong, list } = props;
  useEffect(() => void loadThanked(list), [list]);
  return (
    <>
      <div className="proof-acts">
        <Thanks {...props} />
        <a href={props.commentUrl}>{text.comment}</a>
      </div>
      <details open={wrong ? true : undefined}>
        <summary className="soft">{text.complain}</summary>
        <Complaint {...props} />
      </details>
    </>
  );
}

function Thanks({ verifyId, infoUuid, action, likeCount, locale, text }: ProofActsProps) {
  const { on, count, trouble, tap } = useAct(verificationThanks, {
    subject: verifyId,
    drawn: { on: false, count: likeCount },
    offline: text.offline,
  });
  const words = count > 0 ? countText(count, locale) : '';
  return (
    <form method="post" action={action} onSubmit={tap}>
      <input type="hidden" name="step" value="like" />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      <input type="hidden" name="verifyId" value={verifyId} />
      <button className="button quiet" type="submit" aria-pressed={on}>
        {text.thank.replace('{count}', words).trim()}
      </button>
      <Trouble takesFocus words={trouble} />
    </form>
  );
}

function Complaint({ verifyId, action, text, typed, wrong }: ProofActsProps) {
  const [flow] = useState(makeComplaint);
  const id = `complain-${verifyId}`;
  const drawn = wrong ? { fields: { reason: wrong } } : undefined;
  const form = useForm({ id, flow, drawn, onDone: focusOutcome });
  const done = form.state.step === 'done';
  return (
    <FormShell form={form} action={action} className="stack">
      <input type="hidden" name="step" value="complain" />
      <input type="hidden" name="verifyId" value={verifyId} />
      <FormNotice form={form} unsure={text.offline} />
      <p className="notice good" role="status" tabIndex={-1} hidden={!done}>
        {done && text.complained}
      </p>
      {!done && (
        <Field
          kind="textarea"
          id={`why-${verifyId}`}
          name="reason"
          label={text.reason}
          hint={text.reasonHint}
          error={form.problems.reason}
          rows={2}
          most={200}
          required
          defaultValue={typed}
        />
      )}
      {!done && (
        <SubmitButton form={form} sending={text.submitting} className="button quiet">
          {text.sendComplaint}
        </SubmitButton>
      )}
    </FormShell>
  );
}

function focusOutcome(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[role="status"]')?.focus());
}
