import type { CommentBoardProps } from '#src/components/comments/comment-board-props.ts';
import { Said } from '#src/components/platform/Said.tsx';
import { dateText } from '#src/shared/cases/display.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';

type Props = Pick<CommentBoardProps, 'text' | 'locale'> & {
  comment: CommentView;
  /** Does the list mix threads, so that each comment says where it stands? */
  mixed: boolean;
};

/** Shows who said it, when and where. */
export function CommentHead({ comment, text, locale, mixed }: Props) {
  const { nickname, replyTo, bizType, createdAt } = comment;
  const under = mixed && bizType !== 'case' ? `\u00a0· ${text.under[bizType]}` : '';
  return (
    <header>
      <img
        className={comment.framed ? 'framed' : undefined}
        src={comment.headImgUrl}
        width="36"
        height="36"
        alt=""
        loading="lazy"
      />
      <p>
        <b lang={writtenIn(nickname, locale)}>{nickname}</b>
        {comment.isRaiser && <span className="mark">{text.raiser}</span>}
        {comment.isSelf && <span className="mark">{text.mine}</span>}
        <br />
        <span className="soft">
          <time dateTime={dayOf(createdAt)}>{dateText(createdAt, locale)}</time>
          {replyTo && (
            <>
              &nbsp;·{' '}
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
