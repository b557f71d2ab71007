import type { ComponentProps } from 'react';
import type { ProveProps } from '#src/components/verification/prove-props.ts';
import { verificationLengths } from '#src/shared/verification/calls.ts';
import { ProveField } from './ProveField.tsx';

type Shown = Pick<ProveProps, 'text' | 'values' | 'problems'>;
/** The person, and what they saw. */
export function PersonFields(shown: Shown) {
  const { text, values, problems } = shown;
  const { content } = problems;
  return (
    <>
      <Line {...shown} name="realName" required maxLength={30} autoComplete="name" />
      <Line {...shown} name="hospital" maxLength={60} autoComplete="organization" />
      <ProveField name="content" label={text.content} hint={text.contentHint} problem={content}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={5}
            required
            maxLength={verificationLengths.most}
            defaultValue={values.content}
          />
        )}
      </ProveField>
      <Line {...shown} name="idCard" maxLength={20} autoComplete="off" spellCheck={false} />
    </>
  );
}

type LineProps = Shown & ComponentProps<'input'> & { name: 'realName' | 'hospital' | 'idCard' };

function Line({ text, values, problems, name, ...input }: LineProps) {
  return (
    <ProveField name={name} label={text[name]} hint={text[`${name}Hint`]} problem={problems[name]}>
      {(attributes) => <input {...input} {...attributes} defaultValue={values[name]} />}
    </ProveField>
  );
}
