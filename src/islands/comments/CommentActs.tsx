import type { CommentBoardProps } from '#src/components/comments/comment-board-props.ts';
import { Heard } from '#src/components/platform/Heard.tsx';
import { Said } from '#src/components/platform/Said.tsx';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { answerComment, takeComment } from '#src/stores/comments/comment-list.ts';
import { withQuery } from './with-query.ts';

type Props = Pick<CommentBoardProps, 'text' | 'action' | 'locale'> & { comment: CommentView };

/** Leads to the form, which then answers this comment. */
export function ReplyLink({ comment, text, action, locale }: Props) {
  const { commentId, nickname } = comment;
  return (
    <a
      className="text-button"
      href={`${withQuery(action, { parentId: commentId })}#say`}
      onClick={(event) => {
        event.preventDefault();
        answerComment({ commentId, nickname });
        document.querySelector<HTMLElement>('#say')?.focus();
      }}
    >
      <Heard text={text.replyThis.replace('{name}', nickname)} words={[nickname]} locale={locale}>
        {text.reply}
      </Heard>
    </a>
  );
}

/** Removes an own comment, or hides another's, once that was said a second time. */
export function TakeAct({ comment, text, locale }: Omit<Props, 'action'>) {
  const { commentId, nickname, isSelf } = comment;
  return (
    <details className="take">
      <summary className="text-button">{isSelf ? text.remove : text.hide}</summary>
      <p className="soft">{isSelf ? text.removeAsk : text.hideAsk}</p>
      <button
        type="submit"
        className="button quiet"
        form="remove"
        name="commentId"
        value={commentId}
        onClick={(event) => {
          event.preventDefault();
          void takeComment(comment);
        }}
      >
        <Said
          text={isSelf ? text.removeThis : text.hideThis.replace('{name}', nickname)}
          words={[nickname]}
          locale={locale}
        />
      </button>
    </details>
  );
}
