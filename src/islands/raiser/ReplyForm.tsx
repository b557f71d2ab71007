import type { ReactNode } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import type { ReplyFormProps } from '#src/components/raiser/reply-form-props.ts';
import { DraftNote } from '#src/islands/forms/DraftNote.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { maxCommentLength } from '#src/shared/comments/comment-view.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { countText } from '#src/shared/platform/money.ts';
import type { fastReply } from '#src/shared/raiser/calls.ts';
import { replyingFast } from '#src/stores/comments/fast-reply.ts';

type Props = ReplyFormProps & {
  /** These are answered; then they are listed no more. */
  children?: ReactNode;
};

/** Sends one answer to many at once, in ready or own words, in place. */
export function ReplyForm({ ready, values, hidden, text, children, ...props }: Props) {
  const { action, along, draft, newerThan, drawn } = props;
  const form = useForm({ id: 'fast-reply', flow: replyingFast, along, draft, newerThan, drawn });
  if (form.state.step === 'done') {
    const answered = form.state.output as CallOutput<typeof fastReply>;
    return <Answered {...props} {...answered} text={text} />;
  }
  return (
    <div className="stack">
      <FormShell form={form} action={action} className="card stack" noValidate>
        <FieldGroup
          name="ready"
          label={text.ready}
          value={values.ready}
          options={ready.map((words) => ({ value: words, label: words }))}
        />
        <Field
          kind="textarea"
          name="content"
          label={text.own}
          hint={text.ownHint}
          error={form.problems.content}
          rows={3}
          most={maxCommentLength}
          defaultValue={values.content}
        />
        <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
        <DraftNote form={form} restored={text.draftRestored} kept={text.draftKept} />
        <SubmitButton form={form} sending={text.sending}>
          {text.submit}
        </SubmitButton>
        <p className="soft">{text.batch}</p>
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
      </FormShell>
      <div>{children}</div>
    </div>
  );
}

type AnsweredProps = Pick<ReplyFormProps, 'action' | 'locale' | 'text'> & {
  answeredCount: number;
  left: boolean;
};

/** Says how many were answered where the form stood, and what is left of it. */
function Answered({ answeredCount, left, action, locale, text }: AnsweredProps) {
  return (
    <div className="stack">
      <p className="notice good" role="status" tabIndex={-1} ref={focus}>
        {text.replied.replace('{count}', countText(answeredCount, locale))}
      </p>
      {left ? (
        <a className="button wide" href={action}>
          {text.next}
        </a>
      ) : (
        <p>{text.none}</p>
      )}
    </div>
  );
}

function focus(outcome: HTMLElement | null): void {
  outcome?.focus();
}
