import { useStore } from '@nanostores/react';
import { type MouseEvent, type MouseEventHandler, useCallback, useState } from 'react';
import { copyText } from '#src/components/platform/copying/copy-text.ts';
import { Icon } from '#src/components/platform/pictures/Icon.tsx';
import type { IconName } from '#src/components/platform/pictures/icon-names.ts';
import type { ShareTexts } from '#src/components/sharing/share-texts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { islandLink } from '#src/shared/routes/island-routes.ts';
import { otherChannel, shareChannels } from '#src/shared/sharing/channels.ts';
import { type ShareGuide, shareGuideOf } from '#src/shared/sharing/share-guide.ts';
import { $share, prepareShownShare, recordShare, shortSoon } from '#src/stores/sharing/share.ts';
import { ShareIntents } from './ShareIntents.tsx';
import { ShareOutcome } from './ShareOutcome.tsx';
import { SystemShare } from './SystemShare.tsx';
import { type Shared, sharedBy } from './shared-by.ts';

type SharePanelProps = { infoUuid: string; locale: Locale; text: ShareTexts };

/**
 * Draws the ways to share where the reader is; until script takes over, links to pages with the
 * same.
 */
export function SharePanel({ infoUuid, locale, text }: SharePanelProps) {
  const flow = useStore($share, { ssr: 'initial' });
  const [guide, setGuide] = useState<ShareGuide>();
  const [copied, setCopied] = useState<'copied' | 'byHand'>();
  const takeOver = useCallback(
    (panel: HTMLElement | null) => {
      if (!panel) return;
      setGuide(shareGuideOf(navigator.userAgent));
      prepareShownShare(infoUuid);
    },
    [infoUuid],
  );
  const params = { infoUuid };
  const toAll = islandLink('contributeSpread', { params, locale });
  const shared = guide && sharedBy(flow, islandLink('contribute', { params, locale }));

  return (
    <div className="ways" ref={takeOver}>
      {guide && <HowTo {...{ guide, infoUuid, locale, text }} />}
      <Way icon="link" look="button" href={toAll} onClick={shared && copying(shared, setCopied)}>
        {text.copyLink}
      </Way>
      {shared && <SystemShare shared={shared} text={text} />}
      {shared && guide === 'browser' && <ShareIntents {...{ shared, locale, text }} />}
      {guide === 'messaging' && <Done>{text.done}</Done>}
      <Way icon="picture" href={islandLink('qrcodeShare', { params, locale })}>
        {text.poster}
      </Way>
      <Way icon="papers" href={toAll}>
        {text.all}
      </Way>
      <ShareOutcome flow={flow} copied={copied} link={shared?.link} locale={locale} text={text} />
    </div>
  );
}

function HowTo({ guide, infoUuid, locale, text }: SharePanelProps & { guide: ShareGuide }) {
  return (
    <p>
      {{ messaging: text.inMessaging, otherApp: text.inOther, browser: text.inBrowser }[guide]}{' '}
      <a href={islandLink('wechatShareTutor', { params: { infoUuid }, locale })}>{text.howTo}</a>
    </p>
  );
}

/** In the messaging app nothing tells a page that it was passed on. */
function Done({ children }: { children: string }) {
  return (
    <button
      className="button quiet"
      type="button"
      onClick={() => void recordShare(shareChannels.friend)}
    >
      {children}
    </button>
  );
}

type WayProps = {
  icon: IconName;
  look?: string;
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: string;
};

function Way({ icon, look = 'button quiet', href, onClick, children }: WayProps) {
  return (
    <a className={look} href={href} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

/**
 * It copies instead of following the link: at once what there is, and the short one in its place
 * when that comes soon.
 */
function copying({ link }: Shared, tell: (copied: 'copied' | 'byHand') => void) {
  return async (event: MouseEvent) => {
    event.preventDefault();
    const done = await copyText(link);
    tell(done ? 'copied' : 'byHand');
    if (!done) return;
    void recordShare(otherChannel);
    const short = await shortSoon(link);
    if (short) await copyText(short);
  };
}
