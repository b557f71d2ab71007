import type { GiveProps } from '#src/components/donations/give-props.ts';
import { isLittle } from '#src/shared/donations/amounts.ts';
import { AmountField } from './AmountField.tsx';
import { ChannelField } from './ChannelField.tsx';
import { CloseGap } from './CloseGap.tsx';
import { GiveNotices } from './GiveNotices.tsx';
import { IfUnusedField } from './IfUnusedField.tsx';
import { ShownAs } from './ShownAs.tsx';
import type { LiveForm } from './use-live-form.ts';
import { WordsField } from './WordsField.tsx';

type Props = Omit<GiveProps, 'problems' | 'closes' | 'chosenNow'> & {
  live: LiveForm | undefined;
  problems: Readonly<Record<string, string>>;
  restored: boolean;
};

/** Draws everything of a gift, in the order in which it is thought of. */
export function GiveFields({ text, values, locale, live, problems, restored, ...props }: Props) {
  const { missingInFen = 0 } = props;
  // Without script nobody sees the sheet, and at the cashier the button would do nothing.
  const scripted = props.step === 'review' || live !== undefined;
  const { amountInFen, payChannel, content, displayName } = problems;
  const wordsField = <WordsField text={text} values={values} problem={content} />;
  return (
    <>
      <input type="hidden" name="step" value={props.step} />
      {props.idempotencyKey && (
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      )}
      <CameBy {...props} />
      <div className="give-fields">
        <GiveNotices
          text={text}
          successUrl={props.successUrl}
          tradeNo={live?.tradeNo}
          restored={restored}
        />
        {props.wordsFirst && wordsField}
        <AmountField text={text} values={values} locale={locale} problem={amountInFen} />
        {scripted && isLittle(missingInFen) && <CloseGap {...{ missingInFen, locale, text }} />}
        <ChannelField
          text={text}
          channels={props.channels ?? live?.channels}
          chosen={props.channels ? values.payChannel : live?.payChannel}
          problem={payChannel}
        />
        {!props.wordsFirst && wordsField}
        <ShownAs text={text} values={values} askName={props.askName} problem={displayName} />
        <IfUnusedField text={text} values={values} />
        {text.takeBack && <p className="hint">{text.takeBack}</p>}
      </div>
    </>
  );
}

/** Shows who passed the appeal on, and through which venue it was found. */
function CameBy(props: Pick<GiveProps, 'sharedv' | 'shareSourceId' | 'activityId'>) {
  return (['sharedv', 'shareSourceId', 'activityId'] as const).map((name) => (
    <input key={name} type="hidden" name={name} defaultValue={props[name]} />
  ));
}
