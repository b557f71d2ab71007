import type { CommentBoardProps } from '#src/components/comments/comment-board-props.ts';
import { Trouble } from '#src/components/forms/Trouble.tsx';
import { Heard } from '#src/components/platform/Heard.tsx';
import { useAct } from '#src/islands/forms/use-act.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { countText } from '#src/shared/platform/money.ts';
import { commentLikes } from '#src/stores/comments/likes.ts';

type Props = Pick<CommentBoardProps, 'text' | 'locale'> & { comment: CommentView };

/** Likes a comment, or takes the like back, at once. */
export function LikeButton({ comment, text, locale }: Props) {
  const { commentId, nickname, liked, likeCount } = comment;
  const { on, count, trouble, tap } = useAct(commentLikes, {
    subject: commentId,
    drawn: { on: liked, count: likeCount },
    offline: text.offline,
  });
  const words = countText(count, locale);
  return (
    <>
      <button
        type="submit"
        className="text-button"
        form={on ? 'unlike' : 'like'}
        name="bizId"
        value={commentId}
        aria-pressed={on}
        onClick={tap}
      >
        <Heard
          text={text.likeThis.replace('{name}', nickname).replace('{count}', words)}
          words={[nickname]}
          locale={locale}
        >
          {text.like.replace('{count}', count > 0 ? words : '').trim()}
        </Heard>
      </button>
      <Trouble takesFocus words={trouble} />
    </>
  );
}
