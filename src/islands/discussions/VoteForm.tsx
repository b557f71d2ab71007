import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { VoteProps } from '#src/components/discussions/vote-props.ts';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { $ownVote, loadOwnVote, voteForm } from '#src/stores/discussions/discussion.ts';

/** Draws a donor's one vote; how many said what shows only after it. */
export function VoteForm(props: VoteProps) {
  const { infoUuid, discussionId, action, options, text, drawn } = props;
  const form = useForm({ id: 'vote', flow: voteForm, drawn });
  const { [discussionId]: known } = useStore($ownVote, { keys: [discussionId], ssr: 'initial' });
  const own = known ?? props.own;
  useEffect(() => void loadOwnVote(infoUuid), [infoUuid]);
  const { trust, doubt } = own?.counts ?? { trust: 0, doubt: 0 };
  const counts = text.countsTemplate
    .replace('{trust}', String(trust))
    .replace('{doubt}', String(doubt));
  const said = options.find(({ value }) => value === own?.option)?.label;
  return (
    <FormShell form={form} action={action} className="card stack" noValidate>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value="vote" />
      <input type="hidden" name="bizId" value={discussionId} />
      <FieldGroup
        name="option"
        label={text.title}
        hint={text.rule}
        error={form.problems.option}
        options={options}
        value={own?.option}
        required
      />
      <SubmitButton form={form} sending={text.sending}>
        {own ? text.change : text.submit}
      </SubmitButton>
      <p role="status">
        {own && (
          <>
            {text.counted} {said}&nbsp;· {counts}
          </>
        )}
      </p>
    </FormShell>
  );
}
