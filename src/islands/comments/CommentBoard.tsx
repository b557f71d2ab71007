import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CommentBoardProps } from '#src/components/comments/comment-board-props.ts';
import { commentOrders } from '#src/shared/comments/comment-view.ts';
import {
  $comments,
  openComments,
  orderComments,
  readMoreComments,
} from '#src/stores/comments/comment-list.ts';
import { Answering } from './Answering.tsx';
import { CommentCard } from './CommentCard.tsx';
import { CommentForm } from './CommentForm.tsx';
import { withQuery } from './with-query.ts';

/**
 * Draws the comments of a case or of one thing of it: writing, answering, liking, taking away, in
 * place.
 */
export function CommentBoard(props: CommentBoardProps) {
  const { text, locale, action, thread, open } = props;
  const shown = useStore($comments, { ssr: 'initial' }) ?? {
    ...props,
    reading: false,
    trouble: undefined,
  };
  useTakingOver(props);
  const { list, trouble, answered } = shown;
  const failed = trouble?.commentId === '' ? trouble.problem : undefined;
  return (
    <div className="stack">
      {open && (
        <CommentForm {...props}>
          {answered && <Answering {...props} answered={answered} />}
        </CommentForm>
      )}
      {list.length > 1 && <Orders {...props} chosen={shown.order} />}
      {leadsWithOwn(props, list) && <p className="soft">{text.ownFirst}</p>}
      <p className="hidden-text" role="status">
        {shown.reading ? text.loading : ''}
      </p>
      <div id="comments" aria-busy={shown.reading || undefined}>
        {list.length === 0 && <p className="soft">{text.none}</p>}
        {list.map((comment) => (
          <CommentCard
            key={comment.commentId}
            {...{ comment, text, locale, action, thread, open }}
          />
        ))}
      </div>
      {failed && (
        <p className="notice alarm" role="alert">
          {failed.kind === 'refused' ? failed.msg : text.offline}
        </p>
      )}
      {shown.hasNext && <More {...props} {...shown} />}
    </div>
  );
}

/** Of a case as a whole the reader's own come first, whatever the order; a thread is as it was said. */
function leadsWithOwn({ thread }: CommentBoardProps, list: CommentBoardProps['list']): boolean {
  return thread.threadType === '' && list.length > 1 && list[0]?.isSelf === true;
}

/** What the server drew is the store's first state; only the first page knows what is the reader's. */
function useTakingOver({ thread, order, list, hasNext, anchorId, answered }: CommentBoardProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the server drew
  useEffect(() => {
    void openComments({ thread, order, list, hasNext, anchorId, answered });
  }, []);
}

function Orders({ text, action, chosen }: CommentBoardProps & { chosen: string }) {
  return (
    <nav className="row" aria-label={text.orderLabel}>
      {commentOrders.map((order) => (
        <a
          key={order}
          className="text-button"
          href={withQuery(action, { order })}
          aria-current={order === chosen ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            void orderComments(order);
          }}
        >
          {text.orders[order]}
        </a>
      ))}
    </nav>
  );
}

function More({
  text,
  action,
  order,
  anchorId,
  reading,
}: CommentBoardProps & { reading: boolean }) {
  return (
    <p>
      <a
        className="button quiet wide"
        rel="next"
        href={withQuery(action, { order, anchorId })}
        aria-disabled={reading || undefined}
        onClick={(event) => {
          event.preventDefault();
          void readMoreComments();
        }}
      >
        {reading ? text.loading : text.more}
      </a>
    </p>
  );
}
