import type { GiveProps } from '#src/components/donations/give-props.ts';

type Props = Pick<GiveProps, 'text' | 'successUrl'> & {
  /** This is the order they left to pay, when there is one. */
  tradeNo: string | undefined;
  restored: boolean;
};

/** Shows what a donor who comes back should know before giving again. */
export function GiveNotices({ text, successUrl, tradeNo, restored }: Props) {
  return (
    <>
      {tradeNo && (
        <p className="notice">
          {text.alreadyLeft} <a href={`${successUrl}?tradeNo=${tradeNo}`}>{text.seeResult}</a>
        </p>
      )}
      {restored && <p className="soft">{text.draftRestored}</p>}
    </>
  );
}
