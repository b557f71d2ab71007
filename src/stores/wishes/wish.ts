import { wishForm } from '#src/shared/wishes/wish-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** Hangs a wish, and leads to it on the tree. */
export function makeWish(tree: string) {
  return makeCallForm(wishForm, { onDone: ({ wishId }) => `${tree}?wishId=${wishId}` });
}
