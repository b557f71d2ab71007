import type { GiveProps } from '#src/components/donations/give-props.ts';
import { islandLink } from '#src/shared/routes/island-routes.ts';

type Props = Pick<GiveProps, 'text' | 'infoUuid' | 'locale'> & {
  /** This is the order they left to pay, when there is one. */
  tradeNo: string | undefined;
  restored: boolean;
};

/** Shows what a donor who comes back should know before giving again. */
export function GiveNotices({ text, infoUuid, locale, tradeNo, restored }: Props) {
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
