import { useStore } from '@nanostores/react';
import { withInviter } from '#src/shared/advisers/referral/invite-link.ts';
import { $ownSign } from '#src/stores/sharing/own-invite.ts';

type Props = {
  /** This is the link as it is for everyone. */
  url: string;
  /** This is where codes are drawn. */
  path: string;
  alt: string;
};

/** Draws a code to show that opens the reader's own link, as the words beside it do. */
export function OwnInviteCode({ url, path, alt }: Props) {
  const sign = useStore($ownSign, { ssr: 'initial' });
  const code = new URLSearchParams({ url: sign ? withInviter(url, sign) : url, format: 'svg' });
  return <img src={`${path}?${code}`} width="200" height="200" alt={alt} loading="lazy" />;
}
