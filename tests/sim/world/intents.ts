import type { DatabaseSync } from 'node:sqlite';

/** The banks are asked to do this, each of which must stand in our tables before. */
export type Asked = 'create' | 'sign' | 'charge' | 'refund' | 'payout' | 'sweep' | 'topUp';
/** Says which bank was asked, and under which number. */
export type AskedOf = { gateway: string; number: string };

const stored: Record<Asked, string> = {
  create: `select 1 from payments where trade_no = ?1 and gateway = ?2
    union all select 1 from supports where trade_no = ?1 and gateway = ?2`,
  sign: 'select 1 from monthly_gifts where agreement_no = ?1 and gateway = ?2',
  charge: `select 1 from payments join monthly_runs on monthly_runs.trade_no = payments.trade_no
    where payments.trade_no = ?1 and gateway = ?2 and told_at is not null`,
  refund: `select 1 from refunds where refund_no = ?1 and gateway = ?2
    union all select 1 from gateway_receipts
      where 'U-' || gateway_trade_no = ?1 and gateway = ?2 and kind <> 'donation'`,
  payout: `select 1 from payouts where payout_no = ?1 and gateway = ?2 and status <> 'READY'
    union all select 1 from bank_refunds where payout_no = ?1`,
  sweep: `select 1 from gateway_moves where move_no = ?1 and gateway = ?2 and direction = 'sweep'`,
  topUp: `select 1 from gateway_moves where move_no = ?1 and gateway = ?2 and direction = 'topUp'`,
};

const frozenSince = `select set_at,
    exists (select 1 from switches where name = 'restored-backup-at') as restored from switches
  where name = 'money-out-frozen' and value = 'on'`;
/** It is longer than any answer or frozen instance takes. */
const onItsWayMs = 1_200_000;

/** Answers what is wrong with a call to a bank at this moment, by what is committed. */
export function prepareIntents(
  raw: DatabaseSync,
): (asked: Asked, of: AskedOf, now: number) => string | undefined {
  const find = Object.fromEntries(
    Object.entries(stored).map(([asked, query]) => [asked, raw.prepare(query)]),
  );
  const findFreeze = raw.prepare(frozenSince);
  return (asked, { gateway, number }, now) => {
    if (!find[asked]?.get(number, gateway)) {
      return `${asked} ${number} was asked of ${gateway} before it was stored`;
    }
    if (asked !== 'refund' && asked !== 'payout') return undefined;
    // Money that was on its way when the freeze came may still leave; later it may not.
    const frozen = findFreeze.get();
    // A restore comes after a stop of everything: nothing was on its way.
    const waitMs = frozen?.restored ? 0 : onItsWayMs;
    const late = frozen !== undefined && Number(frozen.set_at) < now - waitMs;
    return late ? `${asked} ${number} left while money out was frozen` : undefined;
  };
}
