import type { GiveProps } from '#src/components/donations/give-props.ts';
import { walletOf } from '#src/shared/donations/pay-channels.ts';

type Props = Pick<GiveProps, 'text'> & {
  channels: readonly number[] | undefined;
  chosen: string;
  problem: string | undefined;
};

/** These ways to pay work here. Where the place is not known yet, the row keeps its height. */
export function ChannelField({ text, channels, chosen, problem }: Props) {
  const first = channels?.find((channel) => String(channel) === chosen) ?? channels?.[0];
  return (
    <fieldset className="channels">
      <legend>{text.payWith}</legend>
      {channels ? (
        channels.map((channel) => (
          <label className="choice" key={channel}>
            <input
              type="radio"
              name="payChannel"
              value={channel}
              defaultChecked={channel === first}
            />
            <span>{text.wallets[walletOf(channel)]}</span>
          </label>
        ))
      ) : (
        <p className="hint">{text.payWithNext}</p>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
