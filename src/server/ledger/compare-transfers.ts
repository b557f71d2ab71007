/** Each side lists (subject, amount); what one has and the other lacks is a breach. */
export function disagreement(name: string, left: string, right: string): string {
  return `
    select '${name} ' || subject || ' is off by ' || cast(sum(amount) as text)
      || ' fen and ' || cast(sum(times) as text) || ' times' as detail
    from (
      select subject, amount, 1 as times from (${left}) as here
      union all
      select subject, -amount, -1 from (${right}) as there
    ) as sides
    group by subject having sum(amount) <> 0 or sum(times) <> 0`;
}

/** Answers the transfers of a kind with what they brought to, or took from, a kind of account. */
export function transfersOf(kind: string, account: string): string {
  return `
    select transfer.reference as subject, abs(entry.amount_in_fen) as amount
    from ledger_transfers as transfer
    join ledger_entries as entry on entry.transfer_id = transfer.id
    where transfer.kind = '${kind}' and entry.account_id like '${account}'`;
}
