import { yuanWords } from '#src/components/forms/yuan-words.ts';
import { photoProps } from '#src/components/media/photo-props.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { FeeRule } from '#src/shared/withdrawals/fee.ts';
import type { FindingView } from '#src/shared/withdrawals/findings.ts';
import { yuanField } from '#src/shared/withdrawals/typed-amount.ts';
import { maxInstalments, maxProofs } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { type Texts, textsOf, textsOfCase } from '#src/texts/texts.ts';
import { bankChangeRules, bankFormProps } from './bank-form-props.ts';
import { feeProps } from './fee-props.ts';
import { payeeLine } from './payee-line.ts';

/** This is a part of what there is, all of it, or an amount with which raising ends. */
export type WithdrawMode = 'part' | 'all' | 'stop';

type Asked = {
  caseType: number;
  locale: Locale;
  infoUuid: string;
  mode: WithdrawMode;
  raising: boolean;
  availableInFen: number;
  rule: FeeRule;
  poolShort: boolean;
  payee: { maskedName: string; bankName: string; maskedAccount: string } | undefined;
  /** This is how long a new account waits before it is paid to. */
  coolingHours: number;
  /** Was something found before, so that nothing is urgent any more? */
  laneClosed: boolean;
  /** This is what the family must answer with this application. */
  unanswered: readonly FindingView[];
  /** Drafts of this device kept before then are of an earlier withdrawal, or older than what is shown. */
  newerThan: number;
  /** This is the key of this form's one application without script. */
  idempotencyKey: string;
  /**
   * This is what was typed into a form that was refused without script, and what is wrong with it.
   */
  values: Record<string, string>;
  problems: Record<string, string>;
  message: string | undefined;
};

/** These are field problems that can be said before anything is sent. */
const foundByPage = [
  ...([
    'required',
    'tooShort',
    'tooLong',
    'malformed',
    'amount',
    'aboveAvailable',
    'withdrawalTooSmall',
  ] as const),
  ...(['photosNeeded', 'privateWords'] as const),
] satisfies readonly FieldProblem[];

/** Answers what `WithdrawForm` draws, in one language; of the payee only what is masked. */
export function withdrawProps({ caseType, locale, payee, unanswered, ...more }: Asked) {
  const { coolingHours, rule, poolShort, ...asked } = more;
  const { infoUuid, mode, raising, availableInFen, values, problems } = asked;
  const texts = textsOfCase(caseType, locale);
  const params = { infoUuid };
  const query = { infoUuid, mode: mode === 'part' ? '' : mode };
  return {
    ...asked,
    locale,
    findings: unanswered.map((finding) => findingText(finding, locale)),
    stopsRaise: mode !== 'part' && raising,
    amount: mode === 'all' ? yuanField(availableInFen) : (values.amountInYuan ?? ''),
    fee: feeProps({ rule, poolShort, locale }),
    payee: payee && payeeLine(payee),
    bank: {
      ...bankFormProps({ caseType, locale, infoUuid }),
      rules: bankChangeRules(locale, coolingHours),
    },
    photos: photoProps({
      ...{ locale, place: photoPlaces.withdrawal(infoUuid), purpose: 'withdrawal', max: maxProofs },
      label: texts.withdrawals.form.proofs,
      hint: texts.withdrawals.form.proofsHint,
      ...(values.attachments ? { imageIds: values.attachments } : {}),
      problem: problems.attachments,
    }),
    links: {
      action: linkTo('withdrawEdit', { query, locale }),
      sent: linkTo('withdrawCommitSuccess', { params, locale }),
      conditions: linkTo('withdrawConfirm', { params, locale }),
      closeRaise: linkTo('withdrawCloseRaise', { params, locale }),
      bankChange: linkTo('modifyBankMiddle', { query: { infoUuid }, locale }),
    },
    text: withdrawTexts(texts, { locale, availableInFen, mode }),
  };
}

/** Tells a finding with what staff said of it, as they wrote it. */
function findingText({ kind, foundAt, words }: FindingView, locale: Locale) {
  const { detail: t } = textsOf(locale).withdrawals;
  const found = t.findings[kind](dateText(foundAt, locale));
  return { text: words ? `${found} ${t.words}: ${words}` : found, words: [words] };
}

export type WithdrawProps = ReturnType<typeof withdrawProps>;

type Drawn = Pick<Asked, 'locale' | 'availableInFen' | 'mode'>;

function withdrawTexts(
  { withdrawals: t, forms, fieldProblems }: Texts,
  { locale, availableInFen, mode }: Drawn,
) {
  const { amountHint, times, proofsHint, ...form } = t.form;
  const { photos, ...review } = t.reviewStep;
  return {
    ...form,
    ...forms,
    yuan: yuanWords(locale, 'fen'),
    amountHint: mode === 'all' ? t.takeAllLead : amountHint(yuan(availableInFen, locale)),
    times: Array.from({ length: maxInstalments }, (_, at) => times(at + 1)),
    ofAll: t.fee.ofAll,
    ofTyped: t.fee.ofTyped,
    account: t.account,
    noAccount: t.noAccount,
    answerTitle: t.detail.answerTitle,
    answer: t.detail.answer,
    answerHint: t.detail.answerHint,
    payee: t.payeeStep,
    review: {
      ...review,
      photos: Array.from({ length: maxProofs + 1 }, (_, count) => photos(String(count))),
    },
    problems: Object.fromEntries(foundByPage.map((name) => [name, fieldProblems[name]])),
  };
}
