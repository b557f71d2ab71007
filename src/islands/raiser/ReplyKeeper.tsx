import type { ReplyKeeperProps } from '#src/components/raiser/reply-keeper-props.ts';
import { FormFoot } from '#src/islands/forms/FormFoot.tsx';
import { replyingFast } from '#src/stores/comments/fast-reply.ts';

/** The foot of a reply to many, whose form the page draws. */
export function ReplyKeeper(props: ReplyKeeperProps) {
  return <FormFoot id="fast-reply" flow={replyingFast} {...props} />;
}
