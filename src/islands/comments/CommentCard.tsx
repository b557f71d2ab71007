import { useStore } from '@nanostores/react';
import { Story } from '#src/components/cases/Story.tsx';
import type { CommentBoardProps } from '#src/components/comments/comment-board-props.ts';
import { Trouble } from '#src/components/forms/Trouble.tsx';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { $comments } from '#src/stores/comments/comment-list.ts';
import { ReplyLink, TakeAct } from './CommentActs.tsx';
import { CommentHead } from './CommentHead.tsx';
import { LikeButton } from './LikeButton.tsx';

type Props = Pick<CommentBoardProps, 'text' | 'locale' | 'action' | 'open' | 'thread'> & {
  comment: CommentView;
};

/**
 * Draws one comment with what its reader may do; without script its buttons belong to forms of the
 * page.
 */
export function CommentCard({ comment, text, locale, action, open, thread }: Props) {
  const { commentId, content, hidden, canRemove } = comment;
  const { trouble } = useStore($comments, { ssr: 'initial' }) ?? {};
  const failed = trouble?.commentId === commentId ? trouble.problem : undefined;
  return (
    <article className="comment" id={`c-${commentId}`} tabIndex={-1}>
      <CommentHead {...{ comment, text, locale, mixed: thread.threadType === '' }} />
      <div className="words">
        <Story content={content} locale={locale} />
      </div>
      {hidden && <p className="notice">{text.hiddenNote}</p>}
      <div className="row">
        <LikeButton {...{ comment, text, locale }} />
        {open && <ReplyLink {...{ comment, text, action, locale }} />}
        {canRemove && !hidden && <TakeAct {...{ comment, text, locale }} />}
      </div>
      <Trouble
        takesFocus
        words={failed && (failed.kind === 'refused' ? failed.msg : text.offline)}
      />
    </article>
  );
}
