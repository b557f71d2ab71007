import type { FollowProps } from '#src/components/progress/follow-props.ts';
import { useAct } from '#src/islands/forms/use-act.ts';
import { follows } from '#src/stores/follows.ts';

/** Follows a case, or no longer, at once; a guest is asked to sign in, and then it goes on. */
export function FollowButton({ infoUuid, action, following, text }: FollowProps) {
  const { on, trouble, tap } = useAct(follows, {
    subject: infoUuid,
    drawn: { on: following, count: 0 },
    offline: text.offline,
  });
  return (
    <form method="post" action={action} className="stack" onSubmit={tap}>
      <input type="hidden" name="step" value={on ? 'unfollow' : 'follow'} />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      <button className={on ? 'button quiet wide' : 'button wide'} type="submit">
        {on ? text.unfollow : text.follow}
      </button>
      {trouble && (
        <p className="error" role="alert">
          {trouble}
        </p>
      )}
      <p className="soft" role="status">
        {on ? text.followed : text.followNote}
      </p>
    </form>
  );
}
