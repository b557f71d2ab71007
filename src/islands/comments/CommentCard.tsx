import { useStore } from '@nanostores/react';
import { Story } from '#src/components/cases/Story.tsx';
import { type CommentBoardProps, withQuery } from '#src/components/comments/comment-board-props.ts';
import { Said } from '#src/components/platform/Said.tsx';
import { dateStamp, dateText } from '#src/shared/cases/display.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { $comments, answerComment, takeComment } from '#src/stores/comment-list.ts';
import { LikeButton } from './LikeButton.tsx';

type Props = Pick<CommentBoardProps, 'text' | 'locale' | 'action' | 'open' | 'thread'> & {
  comment: CommentView;
};

/** One comment with what its reader may do; without script its buttons belong to forms of the page. */
export function CommentCard({ comment, text, locale, action, open, thread }: Props) {
  const { commentId, nickname, isSelf } = comment;
  const { trouble } = useStore($comments, { ssr: 'initial' }) ?? {};
  const failed = trouble?.commentId === commentId ? trouble.problem : undefined;
  const answer = () => {
    answerComment({ commentId, nickname });
    document.querySelector<HTMLElement>('#say')?.focus();
  };
  return (
    <article className="comment" id={`c-${commentId}`} tabIndex={-1}>
      <Head comment={comment} text={text} locale={locale} mixed={thread.threadType === ''} />
      <div className="words">
        <Story content={comment.content} locale={locale} />
      </div>
      {comment.hidden && <p className="notice">{text.hiddenNote}</p>}
      <div className="row">
        <LikeButton comment={comment} text={text} locale={locale} />
        {open && (
          <a
            className="text-button"
            href={`${withQuery(action, { parentId: commentId })}#say`}
            aria-label={text.replyThis.replace('{name}', nickname)}
            onClick={(event) => {
              event.preventDefault();
              answer();
            }}
          >
            {text.reply}
          </a>
        )}
        {comment.canRemove && !comment.hidden && (
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
        )}
      </div>
      {failed && (
        <p className="error" role="alert">
          {failed.kind === 'refused' ? failed.msg : text.offline}
        </p>
      )}
    </article>
  );
}

type HeadProps = Pick<Props, 'comment' | 'text' | 'locale'> & {
  /** Does the list mix threads, so that each comment says where it stands? */
  mixed: boolean;
};

function Head({ comment, text, locale, mixed }: HeadProps) {
  const { nickname, replyTo, bizType, createdAt } = comment;
  const under = mixed && bizType !== 'case' ? ` · ${text.under[bizType]}` : '';
  return (
    <header>
      <img src={comment.headImgUrl} width="36" height="36" alt="" loading="lazy" />
      <p>
        <b lang={writtenIn(nickname, locale)}>{nickname}</b>
        {comment.isRaiser && <span className="mark">{text.raiser}</span>}
        {comment.isSelf && <span className="mark">{text.mine}</span>}
        <br />
        <span className="soft">
          <time dateTime={dateStamp(createdAt)}>{dateText(createdAt, locale)}</time>
          {replyTo && (
            <>
              {' · '}
              <Said
                text={text.replyTo.replace('{name}', replyTo)}
                words={[replyTo]}
                locale={locale}
              />
            </>
          )}
          {under}
        </span>
      </p>
    </header>
  );
}
