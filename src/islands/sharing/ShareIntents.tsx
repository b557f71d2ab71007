import { Icon } from '#src/components/platform/pictures/Icon.tsx';
import { iconOfIntent } from '#src/components/sharing/icon-of-intent.ts';
import type { ShareTexts } from '#src/components/sharing/share-texts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { channelOfIntent, shareIntents } from '#src/shared/sharing/channels.ts';
import { recordShare } from '#src/stores/sharing/share.ts';
import type { Shared } from './shared-by.ts';

type Props = { shared: Shared; locale: Locale; text: ShareTexts };

/** Other services take a link, each on a page of its own. */
export function ShareIntents({ shared, locale, text }: Props) {
  return (
    <ul>
      {shareIntents(shared, locale).map(([name, href], at) => (
        <li key={name}>
          <a
            className="button quiet wide"
            href={href}
            target="_blank"
            rel="noopener"
            onClick={() => void recordShare(channelOfIntent(name))}
          >
            <Icon name={iconOfIntent[name]} />
            {text.intents[at]}
          </a>
        </li>
      ))}
    </ul>
  );
}
