import { Field } from '#src/components/forms/Field.tsx';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import type { ProveProps } from '#src/components/verification/prove-props.ts';
import { relationsOfKind, verifierKinds } from '#src/shared/verification/verifier-kinds.ts';

type Props = Pick<ProveProps, 'text' | 'values' | 'problems'> & {
  tapped: string | undefined;
  onTap: (kind: string) => void;
};

/**
 * Shows who verifies, and who that is to the patient: all may be chosen until a kind was tapped.
 */
export function KindField({ text, values, problems, tapped, onTap }: Props) {
  const offered = verifierKinds.filter((kind) => !tapped || kind === tapped);
  return (
    <>
      <FieldGroup
        className="kind"
        id="prove-kind"
        name="kind"
        label={text.kind}
        error={problems.kind}
        required
        value={values.kind}
        onChoose={onTap}
        options={verifierKinds.map((kind) => ({
          value: kind,
          label: text.kinds[kind],
          note: text.kindHints[kind],
        }))}
      />
      <Field
        kind="select"
        id="prove-relation"
        name="relation"
        label={text.relation}
        error={problems.relation}
        required
        defaultValue={values.relation ?? ''}
        choose={text.chooseRelation}
        options={offered.map((kind) => ({
          label: text.kinds[kind],
          options: relationsOfKind[kind].map((relation) => ({
            value: relation,
            label: text.relations[relation],
          })),
        }))}
      />
    </>
  );
}
