import type { DatabaseSync } from 'node:sqlite';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import type { History } from '../world/history.ts';
import { dropInFen } from '../world/sponsor-promises.ts';

/** People got drops for this by gifts that are still there, where it is more than one. */
const twice = `select grants.user_id as person, sum(grants.amount_in_fen) as inFen
  from activity_grants as grants
  join donations on donations.id = grants.order_id and donations.status = 'PAID'
  where grants.activity_id = ? group by grants.user_id having sum(grants.amount_in_fen) > ?`;

/** These are gifts that were added to, by the gateway that took them. */
const byGateway = `select distinct gateway, receipts.trade_no as tradeNo
  from activity_grants as grants
  join donations on donations.id = grants.order_id
  join gateway_receipts as receipts on receipts.trade_no = donations.trade_no
  where grants.activity_id = ?`;

/** Sponsors ever put so much into a case, by the ledger alone. */
const added = `select coalesce(sum(entry.amount_in_fen), 0) as inFen
  from ledger_entries as entry
  join ledger_transfers as transfer on transfer.id = entry.transfer_id
  where entry.account_id = 'C:' || ? and transfer.kind = 'match'`;

/** (16) A drop is given once, what another wallet paid brings nothing, nor does who is left out. */
export function prepareAsideCheck(raw: DatabaseSync): (history: History) => void {
  const [findTwice, findGateways] = [raw.prepare(twice), raw.prepare(byGateway)];
  const findAdded = raw.prepare(added);
  return ({ base, report }) => {
    for (const { person, inFen } of findTwice.all(base.dropsId, dropInFen)) {
      report('16', `gifts of ${person} brought a case drops of ${inFen} fen`);
    }
    for (const { gateway, tradeNo } of findGateways.all(base.walletId)) {
      if (gateway === wechatDialect.name) continue;
      report('16', `gift ${tradeNo} was added to, and was paid at ${gateway}`);
    }
    const { inFen } = findAdded.get(base.aside.leftOut.id) ?? {};
    if (inFen !== 0) report('16', `a case that a lot left out got ${inFen} fen of sponsors`);
  };
}
