import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Story } from '#src/components/cases/Story.tsx';
import { Avatar } from '#src/components/platform/pictures/Avatar.tsx';
import { relativeTime } from '#src/shared/cases/relative-time.ts';
import { stampOf } from '#src/shared/platform/stamp.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { $comments, startComments } from '#src/stores/comments/comment-list.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';

type Props = Omit<CommentFormProps, 'answered'> & {
  /** Says something where the page drew no comment. */
  none: string | undefined;
};

/**
 * Draws the form below a case's newest comments, which the page draws; what is sent here joins
 * them.
 */
export function CaseSay({ none, ...props }: Props) {
  const { thread, locale } = props;
  const { list } = useStore($comments, { ssr: 'initial' }) ?? { list: [] };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the form over
  useEffect(() => void startComments(thread), []);
  return (
    <>
      {list.length === 0 && none && <p className="soft">{none}</p>}
      {list.length > 0 && (
        <ul className="gifts">
          {list.map(({ commentId, content, nickname, createdAt }) => (
            <li key={commentId} id={`c-${commentId}`} tabIndex={-1}>
              <Avatar name={nickname} locale={locale} />
              <div>
                <b lang={writtenIn(nickname, locale)}>{nickname}</b>
                <time className="soft" dateTime={stampOf(createdAt)}>
                  {relativeTime(createdAt, Date.now(), locale)}
                </time>
              </div>
              <Story content={content} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      <CommentForm {...props} answered={undefined} />
    </>
  );
}
