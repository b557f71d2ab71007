import { sql } from 'kysely';
import { advisoryLock } from '#src/server/db/advisory-locks.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import type { Gateways } from '#src/server/payments/gateways.ts';

/** This lies at a gateway by our books, and is to leave it or reach it. */
export type GatewayMoney = {
  gateway: Gateway;
  heldInFen: number;
  /** These are refunds that only this gateway can give back. */
  owedInFen: number;
  /** It was asked for these sweeps and has not done them. */
  leavingInFen: number;
  /** It was asked for these top-ups and has not done them. */
  comingInFen: number;
};

/** This is what lies at the custody bank. */
type BankMoney = {
  heldInFen: number;
  /** It belongs to a payout or a refund that may be sent, or to a pool. */
  setAsideInFen: number;
  /** These are payouts and refunds that wait for their money here. */
  wantedInFen: number;
};

export type Places = { bank: BankMoney; gateways: readonly GatewayMoney[] };

/**
 * Finds where the money lies and what it lies there for, all of one moment. Money is of no case
 * while it lies somewhere: what one gateway took may pay for what another one's donors gave.
 */
export async function findPlaces(trx: Trx, gateways: Gateways): Promise<Places> {
  await lockPlaces(trx);
  const { rows } = await amounts.execute(trx);
  const of = (place: string, what: What) =>
    rows.find((row) => row.place === place && row.what === what)?.inFen ?? 0;
  return {
    bank: {
      heldInFen: of('', 'held'),
      setAsideInFen: of('', 'setAside'),
      wantedInFen: of('', 'wanted'),
    },
    gateways: gateways.all.map((gateway) => ({
      gateway,
      heldInFen: of(gateway.name, 'held'),
      owedInFen: of(gateway.name, 'owed'),
      leavingInFen: of(gateway.name, 'leaving'),
      comingInFen: of(gateway.name, 'coming'),
    })),
  };
}

/** Whoever decides over free money waits for whoever is deciding, or both would take the same. */
async function lockPlaces(trx: Trx): Promise<void> {
  if (engineOf(trx) !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock('places-of-money'))})`.execute(trx);
}

type What = 'held' | 'setAside' | 'wanted' | 'owed' | 'leaving' | 'coming';

/**
 * It is one statement, so that no transfer can come between two of its sums. The bank has no name.
 */
const amounts = sql<{ place: string; what: What; inFen: number }>`
  select place, what, cast(sum(amount) as bigint) as "inFen" from (
    select substr(id, 3) as place, 'held' as what, -balance_in_fen as amount
      from ledger_accounts where kind = 'G'
    union all
    select '', 'held', -balance_in_fen from ledger_accounts where kind = 'B'
    union all
    select '', 'setAside', balance_in_fen from ledger_accounts where kind = 'P'
    union all
    select '', case when funded_at is null then 'wanted' else 'setAside' end, amount_in_fen
      from payouts where status = 'SUBMITTED'
    union all
    select '', 'setAside', amount_in_fen from bank_refunds where status = 'SUBMITTED'
    union all
    select case when account_sealed is null and needs_account = 0 then gateway else '' end,
      case when account_sealed is null and needs_account = 0 then 'owed' else 'wanted' end, amount_in_fen
      from refunds where status <> 'SUCCESS' and not exists (
        select 1 from bank_refunds where bank_refunds.refund_no = refunds.refund_no
          and bank_refunds.status = 'SUBMITTED')
    union all
    select gateway, 'owed', amount_in_fen from gateway_receipts
      where kind <> 'donation' and not exists (
        select 1 from ledger_transfers where ledger_transfers.kind = 'unmatched-refund'
          and ledger_transfers.reference = gateway || ':' || gateway_trade_no)
    union all
    select gateway, case direction when 'sweep' then 'leaving' else 'coming' end, amount_in_fen
      from gateway_moves where done_at is null
  ) as lying group by place, what`;
