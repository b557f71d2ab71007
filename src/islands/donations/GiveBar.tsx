import type { GiveProps } from '#src/components/donations/give-props.ts';
import { Tick } from '#src/components/forms/Tick.tsx';
import { isAbove, type Room } from '#src/shared/donations/amounts.ts';
import { feeOf, yuan } from '#src/shared/platform/money.ts';
import { CloseGap } from './CloseGap.tsx';

type Props = Pick<GiveProps, 'text' | 'locale' | 'feeBasisPoints' | 'refundRulesUrl'> & {
  /** It is undefined until script knows the form, or while nothing usable is chosen. */
  amountInFen: number | undefined;
  /** Is the sum so large that it waits for a second press? */
  asking: boolean;
  /** The case can still use this, where it takes no more. */
  roomInFen: Room;
  /** This sum was posted without script, and waits for a tick. */
  askedInFen: number | undefined;
  busy: 'sending' | 'leaving' | undefined;
  /** This is why the last try went wrong; it stands where the eye is. */
  message: string | undefined;
};

/** Draws the button with its cost and where that goes. Without script it names shares, not sums. */
export function GiveBar({ refundRulesUrl, asking, askedInFen, busy, message, ...props }: Props) {
  const { roomInFen, ...sums } = props;
  const { text, locale, amountInFen } = sums;
  const sum = amountInFen === undefined ? undefined : yuan(amountInFen, locale);
  const label = sum ? (asking ? text.giveLarge : text.give).replace('{n}', sum) : text.waiting;
  return (
    <div className="give-bar">
      {message && (
        <p className="notice alarm" role="alert" tabIndex={-1} data-form-notice>
          {message}
        </p>
      )}
      <Asked
        {...{ text, locale, asking, roomInFen }}
        sumInFen={asking ? amountInFen : askedInFen}
      />
      <Sums {...sums} />
      <button
        className="button wide"
        type="submit"
        aria-disabled={busy ? true : undefined}
        data-busy={busy}
      >
        {busy ? text[busy] : label}
      </button>
      <a className="rules" href={refundRulesUrl} target="_blank" rel="noopener">
        {text.refundRules}
      </a>
    </div>
  );
}

type AskedProps = Pick<Props, 'text' | 'locale' | 'asking' | 'roomInFen'> & {
  sumInFen: number | undefined;
};

/** A second press says that the sum is meant, and without script a tick; what is missing is a tap. */
function Asked({ text, locale, asking, roomInFen = 0, sumInFen }: AskedProps) {
  if (sumInFen === undefined) return null;
  const sum = yuan(sumInFen, locale);
  const meant = { name: 'meantInFen', value: sumInFen };
  const above = isAbove(sumInFen, roomInFen);
  const missing = yuan(roomInFen, locale);
  return (
    <>
      <p className="notice" role="alert">
        {above
          ? text.askAbove.replaceAll('{n}', missing).replace('{m}', sum)
          : text.askLarge.replace('{n}', sum)}
      </p>
      {asking && above && <CloseGap {...{ text, locale }} missingInFen={roomInFen} />}
      {asking ? (
        <input type="hidden" {...meant} />
      ) : (
        <Tick {...meant} label={text.giveLarge.replace('{n}', sum)} />
      )}
    </>
  );
}

type SumsProps = Pick<Props, 'text' | 'locale' | 'feeBasisPoints' | 'amountInFen'>;

function Sums({ text, locale, feeBasisPoints, amountInFen }: SumsProps) {
  return (
    <div className="sums" aria-live="polite">
      {amountInFen === undefined ? (
        <p>{text.shares}</p>
      ) : (
        <dl>
          {sumsOf(amountInFen, feeBasisPoints, text).map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text.money.replace('{n}', yuan(amount, locale))}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function sumsOf(
  amountInFen: number,
  feeBasisPoints: number,
  text: GiveProps['text'],
): [string, number][] {
  const fee = feeOf(amountInFen, feeBasisPoints);
  return [
    [text.youPay, amountInFen],
    [text.fee, fee],
    [text.reachesPatient, amountInFen - fee],
  ];
}
