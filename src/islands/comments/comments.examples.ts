import {
  type CommentBoardProps,
  commentTexts,
} from '#src/components/comments/comment-board-props.ts';
import { longWords, sampleComment, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { Answering } from './Answering.tsx';
import CaseComments from './CaseComments.astro';
import { CaseSay } from './CaseSay.tsx';
import { ReplyLink, TakeAct } from './CommentActs.tsx';
import { CommentBoard } from './CommentBoard.tsx';
import { CommentCard } from './CommentCard.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentHead } from './CommentHead.tsx';
import { LikeButton } from './LikeButton.tsx';

const comments = {
  "another's": sampleComment(),
  own: sampleComment({ commentId: '2', isSelf: true, canRemove: true, liked: true, likeCount: 3 }),
  framed: sampleComment({ commentId: '6', framed: true }),
  "the fundraiser's": sampleComment({ commentId: '3', isRaiser: true, replyTo: '晴天' }),
  'hidden, long': sampleComment({
    ...{ commentId: '4', content: longWords, nickname: longWords, hidden: true, canRemove: true },
  }),
  'under a verification': sampleComment({ commentId: '5', bizType: 'verification' }),
};
const answered = { commentId: sampleId, nickname: '晴天' };

function boardOf({ locale }: Asked): CommentBoardProps {
  return {
    ...{ text: commentTexts(locale), locale, action: '?a=1', open: true, order: 'newest' },
    ...{ thread: { infoUuid: sampleId, threadType: '', threadId: '' }, anchorId: '' },
    ...{ list: Object.values(comments), hasNext: true, answered: undefined, content: '' },
    problem: undefined,
  };
}

/** Answers every comment, for a part that draws one. */
function eachOf<Props>(asked: Asked, propsOf: (board: CommentBoardProps) => Props) {
  const props = propsOf(boardOf(asked));
  const each = Object.entries(comments).map(([name, comment]) => [name, { ...props, comment }]);
  return Object.fromEntries(each) as Record<string, Props & { comment: (typeof comments)['own'] }>;
}

export const examples = [
  show(Answering).in((asked) => ({
    usual: { ...boardOf(asked), answered },
    'long name': { ...boardOf(asked), answered: { ...answered, nickname: longWords } },
  })),
  show(CaseComments).in(({ locale }) => {
    const usual = { list: [comments.own], infoUuid: sampleId, open: true, locale };
    return { usual, 'none yet': { ...usual, list: [] }, closed: { ...usual, open: false } };
  }),
  show(CaseSay).in((asked) => {
    const { text, locale, action, thread } = boardOf(asked);
    const usual = { ...{ text, locale, action, thread, content: '' }, problem: undefined };
    const problem = asked.texts.fieldProblems.tooLong;
    return {
      'under some': { ...usual, none: undefined },
      'none yet': { ...usual, none: asked.texts.comments.none },
      refused: { ...usual, none: undefined, content: longWords, problem },
    };
  }),
  show(ReplyLink).in((asked) =>
    eachOf(asked, ({ text, action, locale }) => ({ text, action, locale })),
  ),
  show(TakeAct).in((asked) => eachOf(asked, ({ text, locale }) => ({ text, locale }))),
  show(CommentBoard).in((asked) => {
    const board = boardOf(asked);
    const thread = { infoUuid: sampleId, threadType: 'verification', threadId: sampleId } as const;
    return {
      some: board,
      'the most liked first': { ...board, order: 'liked' },
      none: { ...board, list: [], hasNext: false },
      closed: { ...board, open: false },
      'of one thing, answering': { ...board, thread, answered },
      refused: {
        ...{ ...board, list: [], hasNext: false, content: longWords },
        problem: asked.texts.fieldProblems.tooLong,
      },
    };
  }),
  show(CommentCard).in((asked) => ({
    ...eachOf(asked, (board) => board),
    closed: { ...boardOf(asked), open: false, comment: comments.own },
  })),
  show(CommentForm).in((asked) => ({
    empty: boardOf(asked),
    answering: { ...boardOf(asked), answered },
    refused: { ...boardOf(asked), content: 'x', problem: asked.texts.fieldProblems.tooLong },
  })),
  show(CommentHead).in((asked) => {
    const { text, locale } = boardOf(asked);
    return {
      ...eachOf(asked, () => ({ text, locale, mixed: true })),
      'among its own': { text, locale, mixed: false, comment: comments['under a verification'] },
    };
  }),
  show(LikeButton).in((asked) => eachOf(asked, ({ text, locale }) => ({ text, locale }))),
];
