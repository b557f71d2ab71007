import type { CommentBoardProps } from '#src/components/comments/comment-board-props.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { answerComment, takeComment } from '#src/stores/comments/comment-list.ts';
import { withQuery } from './with-query.ts';

type Props = Pick<CommentBoardProps, 'text' | 'action'> & { comment: CommentView };

/** Leads to the form, which then answers this comment. */
export function ReplyLink({ comment, text, action }: Props) {
  const { commentId, nickname } = comment;
  return (
    <a
      className="text-button"
      href={`${withQuery(action, { parentId: commentId })}#say`}
      aria-label={text.replyThis.replace('{name}', nickname)}
      onClick={(event) => {
        event.preventDefault();
        answerComment({ commentId, nickname });
        document.querySelector<HTMLElement>('#say')?.focus();
      }}
    >
      {text.reply}
    </a>
  );
}

/** Removes an own comment, or hides another's. */
export function TakeButton({ comment, text }: Pick<Props, 'comment' | 'text'>) {
  const { commentId, nickname, isSelf } = comment;
  return (
    <button
      type="submit"
      className="text-button"
      form="remove"
      name="commentId"
      value={commentId}
      aria-label={isSelf ? text.removeThis : text.hideThis.replace('{name}', nickname)}
      onClick={(event) => {
        event.preventDefault();
        void takeComment(comment);
      }}
    >
      {isSelf ? text.remove : text.hide}
    </button>
  );
}
