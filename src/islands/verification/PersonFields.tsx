import type { ComponentProps } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import type { ProveProps } from '#src/components/verification/prove-props.ts';
import { verificationLengths } from '#src/shared/verification/acts/calls.ts';

type Shown = Pick<ProveProps, 'text' | 'values' | 'problems'>;

/** Draws the person, and what they saw; only medical staff name a hospital, once that is known. */
export function PersonFields({ ofHospital, ...shown }: Shown & { ofHospital: boolean }) {
  const { text, values, problems } = shown;
  return (
    <>
      <Line {...shown} name="realName" required maxLength={30} autoComplete="name" />
      {ofHospital && (
        <>
          <Line {...shown} name="hospital" maxLength={80} autoComplete="organization" />
          <Line {...shown} name="hospitalCode" maxLength={20} spellCheck={false} />
        </>
      )}
      <Field
        kind="textarea"
        id="prove-content"
        name="content"
        label={text.content}
        hint={text.contentHint}
        error={problems.content}
        rows={5}
        required
        most={verificationLengths.most}
        defaultValue={values.content}
      />
      <Line {...shown} name="idCard" maxLength={20} spellCheck={false} />
    </>
  );
}

type LineProps = Shown &
  ComponentProps<'input'> & { name: 'realName' | 'hospital' | 'hospitalCode' | 'idCard' };

function Line({ text, values, problems, name, ...input }: LineProps) {
  return (
    <Field
      {...input}
      id={`prove-${name}`}
      name={name}
      label={text[name]}
      hint={text[`${name}Hint`]}
      error={problems[name]}
      defaultValue={values[name]}
    />
  );
}
