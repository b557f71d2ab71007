import { Field } from '#src/components/forms/Field.tsx';
import type { DecisionProps } from '#src/components/review/decision-props.ts';

type Props = Pick<DecisionProps, 'acts' | 'typed' | 'text' | 'problems'>;

/** Shows what is done to the case when its report is upheld; part of the decision's own form. */
export function ReportActs({ acts, typed, text, problems }: Props) {
  return (
    <section aria-labelledby="report-acts">
      <h3 id="report-acts">{text.actsTitle}</h3>
      <div className="stack">
        <p className="soft" id="report-acts-hint">
          {text.actsHint}
        </p>
        <Field
          kind="select"
          name="caseAct"
          describedBy="report-acts-hint"
          label={text.act}
          error={problems.caseAct}
          choose={text.noAct}
          defaultValue={typed.caseAct}
          options={acts}
        />
        <Field
          kind="textarea"
          name="actReason"
          label={text.actReason}
          error={problems.actReason}
          rows={2}
          most={300}
          defaultValue={typed.actReason}
        />
        <Field
          name="warning"
          label={text.warning}
          error={problems.warning}
          maxLength={200}
          defaultValue={typed.warning}
        />
      </div>
    </section>
  );
}
