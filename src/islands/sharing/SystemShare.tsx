import { Icon } from '#src/components/platform/pictures/Icon.tsx';
import type { ShareTexts } from '#src/components/sharing/share-texts.ts';
import { otherChannel } from '#src/shared/sharing/channels.ts';
import { recordShare } from '#src/stores/sharing/share.ts';
import type { Shared } from './shared-by.ts';

/** Draws the system's own share sheet, where there is one; giving up is no share. */
export function SystemShare({ shared, text }: { shared: Shared; text: ShareTexts }) {
  if (!('share' in navigator)) return null;
  const share = async () => {
    const { link: url, title, desc } = shared;
    try {
      await navigator.share({ url, title, text: desc });
    } catch {
      return;
    }
    await recordShare(otherChannel);
  };
  return (
    <button className="button quiet" type="button" onClick={share}>
      <Icon name="share" />
      {text.system}
    </button>
  );
}
