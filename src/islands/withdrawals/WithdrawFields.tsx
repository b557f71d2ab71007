import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { DraftNote } from '#src/islands/forms/DraftNote.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import type { UsedForm } from '#src/islands/forms/use-form.ts';
import { PhotoField } from '#src/islands/media/PhotoField.tsx';
import { AmountField } from './AmountField.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { PurposeFields } from './PurposeFields.tsx';

type Props = WithdrawProps & {
  form: UsedForm;
  /** This is what is typed, where it can be withdrawn. */
  amountInFen: number | undefined;
  /** Has script taken over, so that more steps follow? */
  isLive: boolean;
};

/** Asks how much, what for, with what proof, and in how many payouts. */
export function WithdrawFields({ form, amountInFen, isLive, ...props }: Props) {
  const { infoUuid, text, values, photos, idempotencyKey, stopsRaise } = props;
  const { problems } = form;
  return (
    <>
      {isLive && <p className="soft">{text.firstStep}</p>}
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value="apply" />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {stopsRaise && <input type="hidden" name="stopRaise" value="1" />}
      <AnswerFields {...props} problems={problems} />
      <AmountField {...props} problems={problems} amountInFen={amountInFen} />
      <PurposeFields text={text} values={values} problems={problems} />
      <PhotoField {...photos} problem={problems.attachments} />
      <PayoutFields text={text} values={values} laneClosed={props.laneClosed} />
      {stopsRaise && <p className="notice">{text.stops}</p>}
      <DraftNote form={form} restored={text.draftRestored} kept={text.draftKept} />
      <button className="button wide" type="submit">
        {isLive ? text.next : text.submit}
      </button>
    </>
  );
}
