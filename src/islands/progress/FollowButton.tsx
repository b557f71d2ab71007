import { useEffect } from 'react';
import { Trouble } from '#src/components/forms/Trouble.tsx';
import type { FollowProps } from '#src/components/progress/follow-props.ts';
import { useAct } from '#src/islands/forms/use-act.ts';
import { follows, loadFollowing } from '#src/stores/cases/follows.ts';

/**
 * Follows a case, or no longer; a guest is asked to sign in, and then it goes on. Unlike a like it
 * promises news, so nothing says that somebody follows before it is so.
 */
export function FollowButton({ infoUuid, action, following, text }: FollowProps) {
  const { on, sending, trouble, tap } = useAct(follows, {
    subject: infoUuid,
    drawn: { on: following ?? false, count: 0 },
    offline: text.offline,
  });
  const isFollowed = on !== sending;
  useEffect(() => {
    if (following === undefined) void loadFollowing(infoUuid);
  }, [infoUuid, following]);
  return (
    <form method="post" action={action} className="stack" onSubmit={tap}>
      <input type="hidden" name="step" value={isFollowed ? 'unfollow' : 'follow'} />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      <button className="button quiet wide" type="submit" aria-disabled={sending || undefined}>
        {isFollowed ? text.unfollow : text.follow}
      </button>
      <Trouble takesFocus words={trouble} />
      <p className="soft" role="status">
        {isFollowed ? text.followed : text.followNote}
      </p>
    </form>
  );
}
