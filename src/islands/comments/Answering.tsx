import type {
  AnsweringTexts,
  CommentBoardProps,
} from '#src/components/comments/comment-board-props.ts';
import { Said } from '#src/components/platform/Said.tsx';
import { answerComment } from '#src/stores/comments/comment-list.ts';

type Props = Pick<CommentBoardProps, 'locale' | 'action'> & {
  text: AnsweringTexts;
  answered: NonNullable<CommentBoardProps['answered']>;
};

/** Says whom the words answer, and offers the way out of it. */
export function Answering({ answered, text, locale, action }: Props) {
  const { nickname } = answered;
  return (
    <p className="notice">
      <Said text={text.replying.replace('{name}', nickname)} words={[nickname]} locale={locale} />{' '}
      <a
        href={action}
        onClick={(event) => {
          event.preventDefault();
          answerComment(undefined);
        }}
      >
        {text.cancelReply}
      </a>
    </p>
  );
}
