import { useStore } from '@nanostores/react';
import { type MouseEvent, useCallback, useState } from 'react';
import type { ShareTexts } from '#src/components/sharing/share-texts.ts';
import { islandLink } from '#src/shared/island-routes.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { otherChannel, shareChannels } from '#src/shared/sharing/channels.ts';
import { type ShareGuide, shareGuideOf } from '#src/shared/sharing/share-guide.ts';
import { $share, prepareShare, recordShare } from '#src/stores/share.ts';
import { copyText } from './copy-text.ts';
import { ShareIntents } from './ShareIntents.tsx';
import { ShareOutcome } from './ShareOutcome.tsx';
import { SystemShare } from './SystemShare.tsx';
import { sharedBy } from './shared-by.ts';

type SharePanelProps = { infoUuid: string; locale: Locale; text: ShareTexts };

/** The ways to share where the reader is. Until script takes over, links to pages with the same. */
export function SharePanel({ infoUuid, locale, text }: SharePanelProps) {
  const flow = useStore($share, { ssr: 'initial' });
  const [guide, setGuide] = useState<ShareGuide>();
  const [copied, setCopied] = useState<'copied' | 'byHand'>();
  const takeOver = useCallback(
    (panel: HTMLElement | null) => {
      if (!panel) return;
      setGuide(shareGuideOf(navigator.userAgent));
      void prepareShare(infoUuid);
    },
    [infoUuid],
  );
  const params = { infoUuid };
  const shared = guide && sharedBy(flow, islandLink('contribute', { params, locale }));

  const copy = async (event: MouseEvent) => {
    if (!shared) return;
    event.preventDefault();
    const done = await copyText(shared.link);
    setCopied(done ? 'copied' : 'byHand');
    if (done) void recordShare(otherChannel);
  };

  return (
    <div className="ways" ref={takeOver}>
      {guide && (
        <p>
          {{ messaging: text.inMessaging, otherApp: text.inOther, browser: '' }[guide]}{' '}
          <a href={islandLink('wechatShareTutor', { params, locale })}>{text.howTo}</a>
        </p>
      )}
      <a
        className="button"
        href={islandLink('contributeSpread', { params, locale })}
        onClick={copy}
      >
        {text.copyLink}
      </a>
      {shared && <SystemShare shared={shared} text={text} />}
      {shared && guide === 'browser' && <ShareIntents {...{ shared, locale, text }} />}
      {guide === 'messaging' && (
        <button
          className="button quiet"
          type="button"
          onClick={() => void recordShare(shareChannels.friend)}
        >
          {text.done}
        </button>
      )}
      <a className="button quiet" href={islandLink('qrcodeShare', { params, locale })}>
        {text.poster}
      </a>
      <a className="button quiet" href={islandLink('contributeSpread', { params, locale })}>
        {text.all}
      </a>
      <ShareOutcome flow={flow} copied={copied} link={shared?.link} locale={locale} text={text} />
    </div>
  );
}
