import { useStore } from '@nanostores/react';
import { momentText } from '#src/components/donations/moment-text.ts';
import type { HeldProps } from '#src/components/review/task-form-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { claiming, releasing } from '#src/stores/desk/desk.ts';

/**
 * Says until when a task is held; it is held longer in place, so that nothing typed is lost, or let
 * go.
 */
export function HeldTask({ taskId, action, queueUrl, text, locale, ...props }: HeldProps) {
  const along = { taskId };
  const renewal = useForm({ id: 'renew', flow: claiming, along });
  const release = useForm({ id: 'release', flow: releasing, along, target: queueUrl });
  const state = useStore(claiming.$state);
  const until = state.step === 'done' ? state.output.claimedUntil : props.claimedUntil;
  return (
    <div className="stack">
      <div className="line">
        <span className="badge green" role="status">
          {text.heldByYou.replace('{time}', momentText(until, locale))}
        </span>
        <FormShell form={renewal} action={action}>
          <input type="hidden" name="step" value="claim" />
          <SubmitButton form={renewal} className="button quiet" sending={text.sending}>
            {text.renew}
          </SubmitButton>
        </FormShell>
        <FormShell form={release} action={action}>
          <input type="hidden" name="step" value="release" />
          <SubmitButton form={release} className="button quiet" sending={text.sending}>
            {text.release}
          </SubmitButton>
        </FormShell>
      </div>
      <FormNotice form={renewal} unsure={text.unsure} />
      <FormNotice form={release} unsure={text.unsure} />
    </div>
  );
}
