import { createPayoutBanks } from '#src/server/payments/payout-banks.ts';
import { openSandboxPayouts } from '#src/server/payments/sandbox/payouts/open-sandbox-payouts.ts';
import { expectMoneyRight } from './expect-money-right.ts';
import type { GivingServer } from './test-giving.ts';

/** Opens a second custody bank beside the one of a test server, to change to. */
export async function openOtherBank(t: GivingServer) {
  const { database, services, payoutBank: before } = t;
  const { dataDir } = services.config;
  const { databaseUrl } = database.address;
  const { now } = services;
  const name = 'sandbox-other-bank';
  const other = await openSandboxPayouts({ dataDir, databaseUrl, now, name });
  const paidInFen = async () => (await before.paidInFen()) + (await other.paidInFen());
  return {
    ...{ name, other },
    /** New payouts go there from now on. */
    change: () => {
      services.payouts = createPayoutBanks(other.gateway, [before.gateway]);
    },
    /** The one before is no longer open. */
    close: () => {
      services.payouts = createPayoutBanks(other.gateway);
    },
    changeBack: () => {
      services.payouts = createPayoutBanks(before.gateway, [other.gateway]);
    },
    expectMoneyRight: () => expectMoneyRight(services.db, { ...t, payoutBank: { paidInFen } }),
  };
}
