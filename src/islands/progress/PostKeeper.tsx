import type { PostKeeperProps } from '#src/components/progress/post-keeper-props.ts';
import { DraftNote } from '#src/islands/forms/DraftNote.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { fundUseForm, postForm, postMendForm } from '#src/stores/post.ts';

const flows = { post: postForm, fundUse: fundUseForm, mend: postMendForm };

/** The foot of a post's form, which the page draws: what of it is kept, and the button. */
export function PostKeeper({
  kind,
  along,
  draft,
  target,
  submit,
  text,
  ...props
}: PostKeeperProps) {
  const form = useForm({
    id: 'post',
    flow: flows[kind],
    along,
    target,
    draft,
    newerThan: props.newerThan,
    fieldsOfPage: true,
  });
  return (
    <div className="stack" ref={form.takeOver}>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <DraftNote form={form} restored={text.draftRestored} kept={text.draftKept} />
      <SubmitButton form={form} sending={text.sending}>
        {submit}
      </SubmitButton>
    </div>
  );
}
