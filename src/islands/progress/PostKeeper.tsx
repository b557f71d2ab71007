import type { PostKeeperProps } from '#src/components/progress/post-keeper-props.ts';
import { FormFoot } from '#src/islands/forms/FormFoot.tsx';
import { fundUseForm, postForm, postMendForm } from '#src/stores/progress/post.ts';

const flows = { post: postForm, fundUse: fundUseForm, mend: postMendForm };

/** Draws the foot of a post's form, which the page draws. */
export function PostKeeper({ kind, ...props }: PostKeeperProps) {
  return <FormFoot id="post" flow={flows[kind]} {...props} />;
}
