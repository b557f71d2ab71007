import type { ProveProps } from '#src/components/verification/prove-props.ts';
import { relationsOfKind, verifierKinds } from '#src/shared/verification/verifier-kinds.ts';
import { ProveField } from './ProveField.tsx';

type Props = Pick<ProveProps, 'text' | 'values' | 'problems'>;

/** Who verifies, and who that is to the patient. */
export function KindField({ text, values, problems }: Props) {
  return (
    <>
      <fieldset className="kind" aria-describedby={problems.kind && 'prove-kind-error'}>
        <legend>{text.kind}</legend>
        {verifierKinds.map((kind) => (
          <label className="tick" key={kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              required
              defaultChecked={values.kind === kind}
              aria-invalid={problems.kind ? true : undefined}
            />
            <span>
              {text.kinds[kind]} <span className="soft">{text.kindHints[kind]}</span>
            </span>
          </label>
        ))}
        {problems.kind && (
          <p className="error" id="prove-kind-error">
            {problems.kind}
          </p>
        )}
      </fieldset>
      <ProveField name="relation" label={text.relation} problem={problems.relation}>
        {(attributes) => (
          <select {...attributes} required defaultValue={values.relation ?? ''}>
            <option value="">{text.chooseRelation}</option>
            {verifierKinds.map((kind) => (
              <optgroup label={text.kinds[kind]} key={kind}>
                {relationsOfKind[kind].map((relation) => (
                  <option value={relation} key={relation}>
                    {text.relations[relation]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </ProveField>
    </>
  );
}
