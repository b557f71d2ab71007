import { Field } from '#src/components/forms/Field.tsx';
import type { RefundFormProps } from '#src/components/refunds/refund-form-props.ts';
import { DraftNote } from '#src/islands/forms/DraftNote.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import type { UsedForm } from '#src/islands/forms/use-form.ts';
import { PhotoField } from '#src/islands/media/PhotoField.tsx';
import { reasonLengths } from '#src/shared/refunds/refund-state.ts';
import { RefundReview } from './RefundReview.tsx';
import { useRefund } from './use-refund.ts';

/**
 * Draws the wizard of a refund: why everything goes back, one more look, then it is sent. Without
 * script it is one form that posts itself.
 */
export function RefundForm(props: RefundFormProps) {
  const { step, back, values, form, send } = useRefund(props);
  const isLive = values !== undefined;
  return (
    <>
      <FormShell
        form={form}
        action={props.links.action}
        encType="multipart/form-data"
        className="stack"
        hidden={step !== 'edit'}
        noValidate={isLive}
      >
        <RefundFields {...props} form={form} isLive={isLive} />
      </FormShell>
      {step === 'review' && isLive && (
        <RefundReview
          {...props}
          form={form}
          values={values}
          onBack={() => back('edit')}
          onSend={send}
        />
      )}
    </>
  );
}

type FieldsProps = RefundFormProps & { form: UsedForm; isLive: boolean };

function RefundFields({ form, isLive, text, photos, values, ...props }: FieldsProps) {
  const { problems } = form;
  return (
    <>
      {isLive && <p className="soft">{text.firstStep}</p>}
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value="apply" />
      <input type="hidden" name="infoUuid" value={props.infoUuid} />
      <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      <Field
        kind="textarea"
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        error={problems.reason}
        defaultValue={values.reason}
        rows={6}
        required
        minLength={reasonLengths.least}
        most={reasonLengths.most}
      />
      <PhotoField {...photos} problem={problems.attachments} />
      <DraftNote form={form} restored={text.draftRestored} kept={text.draftKept} />
      <p className="notice alarm">{text.cannotUndo}</p>
      <button className="button wide" type="submit">
        {isLive ? text.next : text.submit}
      </button>
    </>
  );
}
