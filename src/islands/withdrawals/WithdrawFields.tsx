import { Field } from '#src/components/forms/Field.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { DraftNote } from '#src/islands/forms/DraftNote.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import type { UsedForm } from '#src/islands/forms/use-form.ts';
import { PhotoField } from '#src/islands/media/PhotoField.tsx';
import { otherStepField } from '#src/shared/platform/other-step.ts';
import { maxInstalments, maxPlan, maxPurpose } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { AmountField } from './AmountField.tsx';

type Props = WithdrawProps & {
  form: UsedForm;
  /** What is typed, where it can be withdrawn. */
  amountInFen: number | undefined;
  /** Has script taken over, so that more steps follow? */
  isLive: boolean;
};

/** What a withdrawal is for, and how much. */
export function WithdrawFields({ form, amountInFen, isLive, ...props }: Props) {
  const { infoUuid, text, values, photos, idempotencyKey, stopsRaise } = props;
  const { problems } = form;
  const counts = Array.from({ length: maxInstalments }, (_, at) => at + 1);
  return (
    <>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value="apply" />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {stopsRaise && <input type="hidden" name="stopRaise" value="1" />}
      <AmountField {...props} problems={problems} amountInFen={amountInFen} />
      <noscript>
        <button
          className="button quiet wide"
          type="submit"
          name={otherStepField}
          value="fee"
          formNoValidate
        >
          {text.workOutFee}
        </button>
      </noscript>
      <Field
        name="purpose"
        label={text.purpose}
        hint={text.purposeHint}
        error={problems.purpose}
        defaultValue={values.purpose}
        required
        maxLength={maxPurpose}
      />
      <Field
        kind="textarea"
        name="plan"
        label={text.plan}
        hint={text.planHint}
        error={problems.plan}
        defaultValue={values.plan}
        rows={5}
        required
        minLength={10}
        most={maxPlan}
      />
      <PhotoField {...photos} problem={problems.attachments} />
      <p className="soft">{text.proofsHint}</p>
      <Field
        kind="select"
        name="instalments"
        label={text.instalments}
        hint={text.instalmentsHint}
        options={counts.map((count) => ({ value: count, label: text.times[count] ?? '' }))}
        defaultValue={values.instalments}
      />
      <Tick
        name="emergency"
        label={text.emergency}
        hint={text.emergencyHint}
        defaultChecked={values.emergency === '1'}
      />
      {stopsRaise && <p className="notice">{text.stops}</p>}
      <DraftNote form={form} restored={text.draftRestored} kept={text.draftKept} />
      <button className="button wide" type="submit">
        {isLive ? text.next : text.submit}
      </button>
    </>
  );
}
