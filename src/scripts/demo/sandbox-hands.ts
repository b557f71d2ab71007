import type { SandboxBank } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import type { SandboxPayouts } from '#src/server/payments/sandbox/payouts/open-sandbox-payouts.ts';
import type { Till } from './give-gift.ts';

/**
 * This is what the seed has the sandbox's banks do, since it tells of the past and does not wait.
 */
export type SandboxHands = {
  tills: readonly Till[];
  /** Settles a payout at a time of the past. */
  settlePayout: SandboxPayouts['settle'];
  /** Signs an agreement at its page. */
  sign(signUrl: string): Promise<void>;
  /** Whatever settles by itself does so now. */
  settleGateways(): Promise<void>;
  /** Every refund under way comes to its end. */
  endRefunds(): Promise<void>;
};

export function handsOf(
  banks: readonly SandboxBank[],
  payouts: Pick<SandboxPayouts, 'settle'>,
): SandboxHands {
  return {
    tills: banks,
    settlePayout: payouts.settle,
    sign: async (signUrl) => {
      const body = new URLSearchParams({ choice: 'sign' });
      for (const bank of banks) await bank.app.request(signUrl, { method: 'POST', body });
    },
    settleGateways: async () => {
      for (const bank of banks) await bank.settle();
    },
    endRefunds: async () => {
      for (const bank of banks) await bank.endRefunds();
    },
  };
}
