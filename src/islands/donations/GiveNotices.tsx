import type { GiveProps } from '#src/components/donations/give-props.ts';
import { islandLink } from '#src/shared/island-routes.ts';
import type { LiveForm } from './use-live-form.ts';

type Props = Pick<GiveProps, 'text' | 'infoUuid' | 'locale'> & { live: LiveForm | undefined };

/** What a donor who comes back should know before giving again. */
export function GiveNotices({ text, infoUuid, locale, live }: Props) {
  const { tradeNo, restored } = live ?? {};
  return (
    <>
      {tradeNo && (
        <p className="notice">
          {text.alreadyLeft}{' '}
          <a href={islandLink('paySuccess', { params: { infoUuid }, query: { tradeNo }, locale })}>
            {text.seeResult}
          </a>
        </p>
      )}
      {restored && <p className="soft">{text.draftRestored}</p>}
    </>
  );
}
