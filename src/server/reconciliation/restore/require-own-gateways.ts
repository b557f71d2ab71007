import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';

type AskingServices = Pick<Services, 'db' | 'gateways' | 'payouts'>;
type Done = { gateway: string; number: string };

/** These are as many as one could have forgotten, and not all of them. */
const asked = 3;

/**
 * Whoever restores on a machine that speaks with another gateway or bank, or with a sandbox without its
 * books, would find everything missing there. Throws in words which one it is, before anything is settled;
 * one that does not answer now is not judged.
 */
export async function requireOwnGateways({ db, gateways, payouts }: AskingServices): Promise<void> {
  const lacking: string[] = [];
  for (const [gateway, numbers] of byGateway(await findPaid(db))) {
    const open = gateways.all.find(({ name }) => name === gateway);
    const query = open && ((number: string) => open.queryPayment(number));
    const words = await lookAt({ gateway, numbers, query });
    if (words) lacking.push(words);
  }
  for (const [gateway, numbers] of byGateway(await findPaidOut(db))) {
    const open = payouts.all.find(({ name }) => name === gateway);
    const query = open && ((number: string) => open.query(number));
    const words = await lookAt({ gateway, numbers, query });
    if (words) lacking.push(words);
  }
  if (lacking.length === 0) return;
  throw new Error(
    `${lacking.join(' ')} Settle where they are: with the configuration that these books were made with, and in the demo with the sandbox's own books beside the database. Nothing was settled; money out stays frozen.`,
  );
}

type Look = {
  gateway: string;
  numbers: readonly string[];
  query: ((number: string) => Promise<{ status: string }>) | undefined;
};

async function lookAt({ gateway, numbers, query }: Look): Promise<string | undefined> {
  if (!query) return `These books name ${gateway}, which this machine does not open.`;
  for (const number of numbers) {
    const answer = await query(number).catch(() => undefined);
    if (answer?.status !== 'UNKNOWN') return undefined;
  }
  return `${gateway} as this machine asks it knows none of ${numbers.join(', ')}, which these books say it carried out.`;
}

function byGateway(done: readonly Done[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { gateway, number } of done) {
    const known = found.get(gateway) ?? [];
    if (known.length < asked) found.set(gateway, [...known, number]);
  }
  return found;
}

const newest = 200;

function findPaid(db: Database): Promise<Done[]> {
  return db
    .selectFrom('payments')
    .select(['gateway', 'trade_no as number'])
    .where('status', '=', 'SUCCEEDED')
    .orderBy('created_at', 'desc')
    .limit(newest)
    .execute();
}

function findPaidOut(db: Database): Promise<Done[]> {
  return db
    .selectFrom('payouts')
    .select(['gateway', 'payout_no as number'])
    .where('status', '=', 'SUCCESS')
    .orderBy('created_at', 'desc')
    .limit(newest)
    .execute();
}
