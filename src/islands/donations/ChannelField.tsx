import type { GiveProps } from '#src/components/donations/give-props.ts';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import { walletOf } from '#src/shared/donations/pay-channels.ts';

type Props = Pick<GiveProps, 'text'> & {
  channels: readonly number[] | undefined;
  chosen: string | undefined;
  problem: string | undefined;
};

/** These ways to pay work here. Where the place is not known yet, the row keeps its height. */
export function ChannelField({ text, channels, chosen, problem }: Props) {
  const first = channels?.find((channel) => String(channel) === chosen) ?? channels?.[0];
  const options = channels?.map((value) => ({ value, label: text.wallets[walletOf(value)] ?? '' }));
  return (
    <FieldGroup
      id="give-channel"
      name="payChannel"
      label={text.payWith}
      error={problem}
      tiles="channels"
      {...(options && { options })}
      value={first}
    >
      {!options && <p className="hint">{text.payWithNext}</p>}
    </FieldGroup>
  );
}
