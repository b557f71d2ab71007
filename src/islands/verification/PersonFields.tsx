import type { ProveProps } from '#src/components/verification/prove-props.ts';
import { verificationLengths } from '#src/shared/verification/calls.ts';
import { ProveField } from './ProveField.tsx';

type Props = Pick<ProveProps, 'text' | 'values' | 'problems'> & {
  /** What stood in the text area before script took over. */
  words: string;
};

/** The person, and what they saw. */
export function PersonFields({ text, values, problems, words }: Props) {
  return (
    <>
      <ProveField
        name="realName"
        label={text.realName}
        hint={text.realNameHint}
        problem={problems.realName}
      >
        {(attributes) => (
          <input
            {...attributes}
            required
            maxLength={30}
            autoComplete="name"
            defaultValue={values.realName}
          />
        )}
      </ProveField>
      <ProveField
        name="hospital"
        label={text.hospital}
        hint={text.hospitalHint}
        problem={problems.hospital}
      >
        {(attributes) => (
          <input
            {...attributes}
            maxLength={60}
            autoComplete="organization"
            defaultValue={values.hospital}
          />
        )}
      </ProveField>
      <ProveField
        name="content"
        label={text.content}
        hint={text.contentHint}
        problem={problems.content}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={5}
            required
            maxLength={verificationLengths.most}
            defaultValue={words}
            suppressHydrationWarning
          />
        )}
      </ProveField>
      <ProveField
        name="idCard"
        label={text.idCard}
        hint={text.idCardHint}
        problem={problems.idCard}
      >
        {(attributes) => (
          <input
            {...attributes}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
            defaultValue={values.idCard}
          />
        )}
      </ProveField>
    </>
  );
}
