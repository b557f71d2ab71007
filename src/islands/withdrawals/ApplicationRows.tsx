import { ReviewRow } from '#src/components/forms/ReviewRow.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';

type Props = Pick<WithdrawProps, 'text' | 'payee' | 'locale'> & {
  values: Readonly<Record<string, string>>;
};

/** Shows what an application says, in the words of whoever asks. */
export function ApplicationRows({ text, payee, locale, values }: Props) {
  const t = text.review;
  const {
    purpose = '',
    plan = '',
    attachments = '',
    instalments = '1',
    emergency,
    answer,
  } = values;
  const photos = attachments ? attachments.split(',').length : 0;
  return (
    <dl className="card review-rows">
      <ReviewRow
        name={text.account}
        words={payee ?? text.noAccount}
        lang={payee && writtenIn(payee, locale)}
      />
      <ReviewRow name={text.purpose} words={purpose} lang={writtenIn(purpose, locale)} />
      <ReviewRow name={text.plan} words={plan} lang={writtenIn(plan, locale)} />
      {answer && <ReviewRow name={text.answer} words={answer} lang={writtenIn(answer, locale)} />}
      <ReviewRow name={t.proofs} words={photos > 0 ? t.photos[photos] : t.noProofs} />
      <ReviewRow name={t.instalments} words={text.times[Number(instalments) - 1]} />
      {emergency && <ReviewRow name={t.emergency} words={t.emergencyAsked} />}
    </dl>
  );
}
