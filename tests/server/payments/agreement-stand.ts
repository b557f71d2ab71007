import type { AgreementIntent, Agreements, ChargeAnswer } from '#src/server/payments/agreements.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

export type SentNotice = { path: string; body: Uint8Array; headers: Headers };

/**
 * This is a gateway that signs agreements, with the hands of whoever owns the account that is
 * charged.
 */
export type Wallet = {
  gateway: Gateway;
  now(): number;
  /** Time goes by; what was begun by day in China stays by day. */
  pass(ms: number): void;
  owner: Record<'sign' | 'signEmpty' | 'fill' | 'end', (signUrl: string) => Promise<unknown>>;
  /** Takes every notice since the last call, as it went over the wire. */
  takeNotices(): Promise<readonly SentNotice[]>;
  heldInFen(): Promise<number>;
  close(): Promise<void>;
};

export const monthlyInFen = 5000;
const origin = 'https://give.warmlight.example';
const notifyUrl = `${origin}/api/pay/notify/x`;
const waitMs = 3 * dayMs;

let made = 0;
/** Makes one as a trade number is: letters and digits, never twice. */
const newNumber = () => {
  made += 1;
  return `WL${String(made).padStart(24, '0')}`;
};

export type AgreementStand = ReturnType<typeof standAt>;

/** Makes one agreement of a wallet, and what merchant and owner do with it. */
export function standAt(wallet: Wallet) {
  const agreements = agreementsOf(wallet);
  const agreementNo = newNumber();
  const intent: AgreementIntent = {
    ...{ agreementNo, appId: wallet.gateway.appIdFor(7), description: '每月捐款' },
    ...{ mostInFen: 200_000, returnUrl: `${origin}/cf/monthly-gifts` },
    ...{ notifyUrl: `${origin}/api/pay/agreement/x`, expiresAt: wallet.now() + 900_000 },
  };
  const as = async (hand: keyof Wallet['owner']) => {
    const { signUrl } = await agreements.sign(intent);
    await wallet.owner[hand](signUrl);
  };
  const announce = async (amountInFen = monthlyInFen) => {
    const chargeAt = wallet.now() + waitMs;
    await agreements.announce({ agreementNo, amountInFen, chargeAt });
    wallet.pass(waitMs);
  };
  return {
    ...{ wallet, agreements, intent, agreementNo, newNumber, as },
    announce,
    statusOf: async () => (await agreements.query(agreementNo)).status,
    charge: (tradeNo: string, amountInFen = monthlyInFen): Promise<ChargeAnswer> =>
      agreements.charge({
        ...{ tradeNo, agreementNo, appId: intent.appId, amountInFen, currency: 'CNY' },
        ...{ description: '每月捐款', notifyUrl },
      }),
    /** It is signed, and said three days before. */
    ready: async (hand: 'sign' | 'signEmpty' = 'sign') => {
      await as(hand);
      await announce();
    },
  };
}

function agreementsOf({ gateway }: Wallet): Agreements {
  if (!gateway.agreements) throw new Error(`${gateway.name} signs no agreements.`);
  return gateway.agreements;
}
