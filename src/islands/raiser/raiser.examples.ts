import { answerKeeperProps } from '#src/components/raiser/answer-keeper-props.ts';
import { labelFormProps } from '#src/components/raiser/label-form-props.ts';
import { replyFormProps } from '#src/components/raiser/reply-form-props.ts';
import { thanksProps } from '#src/components/raiser/thanks-props.ts';
import { refusedForm } from '#src/preview/sample-plain.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import AnswerForm from './AnswerForm.astro';
import { AnswerKeeper } from './AnswerKeeper.tsx';
import { LabelForm } from './LabelForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import Thanks from './Thanks.astro';
import { ThanksForm } from './ThanksForm.tsx';

const question = { infoUuid: sampleId, questionId: sampleId, newerThan: 0 };

const reply = {
  ...{ infoUuid: sampleId, subject: 'gifts' as const, count: 12, newerThan: 0 },
  idempotencyKey: sampleId,
};

export const examples = [
  show(AnswerForm).in(({ locale, texts }) => ({
    empty: { ...question, locale },
    unasked: { ...question, questionId: undefined, locale },
    refused: {
      ...{ ...question, locale, content: longWords, problems: { content: 'tooShort' } },
      slot: texts.asking.family.papers,
    },
  })),
  show(AnswerKeeper).in(({ locale }) => ({ usual: answerKeeperProps({ ...question, locale }) })),
  show(LabelForm).in(({ locale }) => {
    const labels = { infoUuid: sampleId, illnessKey: 'heart', labels: [], locale };
    return {
      none: labelFormProps({ ...labels, sent: undefined }),
      some: labelFormProps({ ...labels, labels: ['child', 'inHospital'], sent: undefined }),
      refused: labelFormProps({
        ...labels,
        sent: refusedForm('labels', { 'label.child': '1', 'label.older': '1' }, ['labels']),
      }),
    };
  }),
  show(ReplyForm).in(({ locale, texts }) => {
    const asked = { ...reply, readyWords: texts.raiser.readyWords, locale };
    return {
      empty: replyFormProps({ ...asked, sent: undefined }),
      'to comments': replyFormProps({ ...asked, subject: 'comments', sent: undefined }),
      refused: {
        ...replyFormProps({
          ...asked,
          sent: refusedForm('reply', { content: longWords }, ['content']),
        }),
        children: texts.reports.promise,
      },
    };
  }),
  show(Thanks).in(() => ({ usual: { infoUuid: sampleId } })),
  show(ThanksForm).in(({ locale }) => ({
    silent: thanksProps({ infoUuid: sampleId, words: '', sent: undefined, locale }),
    said: thanksProps({ infoUuid: sampleId, words: longWords, sent: undefined, locale }),
  })),
];
