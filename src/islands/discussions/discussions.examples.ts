import { explanationKeeperProps } from '#src/components/discussions/explanation-keeper-props.ts';
import { voteProps } from '#src/components/discussions/vote-props.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import ExplanationForm from './ExplanationForm.astro';
import { ExplanationKeeper } from './ExplanationKeeper.tsx';
import { VoteForm } from './VoteForm.tsx';

const shared = { infoUuid: sampleId, discussionId: sampleId, own: undefined, drawn: undefined };

export const examples = [
  show(ExplanationForm).in(({ locale, texts }) => ({
    empty: { infoUuid: sampleId, content: '', wrong: undefined, newerThan: 0, locale },
    refused: {
      ...{ infoUuid: sampleId, content: longWords, newerThan: 0, locale },
      ...{ wrong: texts.fieldProblems.privateWords, slot: texts.discussions.papers },
    },
  })),
  show(ExplanationKeeper).in(({ locale }) => ({
    usual: explanationKeeperProps({ infoUuid: sampleId, newerThan: 0, locale }),
  })),
  show(VoteForm).in(({ locale, texts }) => ({
    open: voteProps({ ...shared, locale }),
    voted: voteProps({
      ...{ ...shared, locale },
      own: { option: 'doubt', counts: { trust: 12, doubt: 3 } },
    }),
    refused: voteProps({
      ...{ ...shared, locale },
      drawn: { message: texts.problems.onlyDonorsVote, fields: {} },
    }),
  })),
];
