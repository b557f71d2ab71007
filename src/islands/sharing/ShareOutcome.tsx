import type { ShareTexts } from '#src/components/sharing/share-texts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { islandLink } from '#src/shared/routes/island-routes.ts';
import type { ShareFlow } from '#src/stores/sharing/share.ts';

type Props = {
  flow: ShareFlow;
  copied: 'copied' | 'byHand' | undefined;
  link: string | undefined;
  locale: Locale;
  text: ShareTexts;
};

/** Shows what became of it: copied, to be copied by hand, recorded. */
export function ShareOutcome({ flow, copied, link, locale, text }: Props) {
  return (
    <div className="stack-tight" role="status">
      {copied && <p className="notice good">{copied === 'copied' ? text.copied : text.byHand}</p>}
      {copied === 'byHand' && <input value={link} readOnly aria-label={text.copyLink} />}
      {flow.step === 'shared' && (
        <p className="notice good">
          {text.recorded}{' '}
          <a
            href={islandLink('contributeShareSuccess', {
              params: { infoUuid: flow.share.infoUuid },
              query: { shareId: flow.share.shareId },
              locale,
            })}
          >
            {text.result}
          </a>
        </p>
      )}
    </div>
  );
}
