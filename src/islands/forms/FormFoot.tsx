import type { DraftName } from '#src/stores/drafts.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { DraftNote } from './DraftNote.tsx';
import { FormNotice } from './FormNotice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './use-form.ts';

type Props<Output> = {
  /** This is the id of the form in the page that it ends. */
  id: string;
  flow: FormFlow<Output>;
  along?: Readonly<Record<string, string>> | undefined;
  target: string;
  draft?: DraftName | undefined;
  newerThan?: number | undefined;
  submit: string;
  text: Record<'unsure' | 'absent' | 'sending', string> &
    Partial<Record<'draftRestored' | 'draftKept', string>>;
};

/** Draws the foot of a form whose fields the page draws: what of it is kept, and the button. */
export function FormFoot<Output>({ submit, text, ...options }: Props<Output>) {
  const form = useForm({ ...options, fieldsOfPage: true });
  return (
    <div className="stack" ref={form.takeOver}>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      {options.draft && (
        <DraftNote form={form} restored={text.draftRestored} kept={text.draftKept} />
      )}
      <SubmitButton form={form} sending={text.sending}>
        {submit}
      </SubmitButton>
    </div>
  );
}
