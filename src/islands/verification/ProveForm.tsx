import { useStore } from '@nanostores/react';
import { type SubmitEvent, useCallback, useState } from 'react';
import type { ProveProps } from '#src/components/verification/prove-props.ts';
import {
  $proving,
  readProofDraft,
  saveProofDraft,
  sendVerification,
} from '#src/stores/verification.ts';
import { KindField } from './KindField.tsx';
import { PersonFields } from './PersonFields.tsx';

/** The form of a verification; it posts by itself until script takes over. */
export function ProveForm({ infoUuid, text, action, target, ...props }: ProveProps) {
  const flow = useStore($proving);
  const [restored, setRestored] = useState(false);
  const [words] = useState(() => typedWords() ?? props.values.content ?? '');
  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      if (form) setRestored(restore(form, infoUuid));
    },
    [infoUuid],
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await sendVerification(fieldsOf(form), target);
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const drawn = flow.step === 'editing' ? props : { problems: {}, message: undefined };
  const shown = flow.step === 'refused' ? { problems: flow.fields, message: flow.message } : drawn;
  const message = flow.step === 'unsure' ? text.offline : shown.message;
  const busy = flow.step === 'sending';
  return (
    <form
      className="prove stack"
      method="post"
      action={action}
      ref={takeOver}
      onInput={({ currentTarget }) => saveProofDraft(fieldsOf(currentTarget))}
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name="step" value="verify" />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      {message && (
        <p className="notice alarm" role="alert">
          {message}
        </p>
      )}
      {restored && <p className="notice">{text.draftRestored}</p>}
      <KindField text={text} values={props.values} problems={shown.problems} />
      <PersonFields text={text} values={props.values} problems={shown.problems} words={words} />
      <p className="soft">{text.promise}</p>
      <button className="button wide" type="submit" aria-disabled={busy || undefined}>
        {busy ? text.submitting : text.submit}
      </button>
    </form>
  );
}

/** React gives a text area its default again while taking over, so the default is what was typed. */
function typedWords(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>('#prove-content')?.value;
}

/** Puts back what was typed last time, unless the reader, or the server, has begun already. */
function restore(form: HTMLFormElement, infoUuid: string): boolean {
  const draft = readProofDraft(infoUuid);
  const { kind, relation, content = '' } = fieldsOf(form);
  if (!draft || kind || relation || content !== '') return false;
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
  return Object.keys(draft).length > 0;
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) fields[name] = String(value);
  return fields;
}
