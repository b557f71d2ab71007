import { useStore } from '@nanostores/react';
import { withInviter } from '#src/shared/advisers/referral/invite-link.ts';
import { $ownSign } from '#src/stores/sharing/own-invite.ts';

type Props = {
  /** This is the link as it is for everyone. */
  url: string;
  /** This is what stands before the link and after it. */
  around: readonly [string, string];
};

/**
 * Draws words to pass on with the reader's own link in them, once it is known whose page this is.
 */
export function OwnInviteWords({ url, around: [before, after] }: Props) {
  const sign = useStore($ownSign, { ssr: 'initial' });
  return <span>{`${before}${sign ? withInviter(url, sign) : url}${after}`}</span>;
}
