import type { ShareTexts } from '#src/components/sharing/share-texts.ts';
import { channelOfIntent, type IntentName, shareIntents } from '#src/shared/sharing/channels.ts';
import { recordShare } from '#src/stores/share.ts';
import type { Shared } from './shared-by.ts';

/** Other services that take a link, each on a page of its own. */
export function ShareIntents({ shared, text }: { shared: Shared; text: ShareTexts }) {
  const intents = Object.entries(shareIntents(shared)) as [IntentName, string][];
  return (
    <ul>
      {intents.map(([name, href]) => (
        <li key={name}>
          <a
            className="button quiet wide"
            href={href}
            target="_blank"
            rel="noopener"
            onClick={() => void recordShare(channelOfIntent[name])}
          >
            {text.intents[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
