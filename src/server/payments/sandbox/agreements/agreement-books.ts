/** These are the bank's own tables of agreements; nothing of ours reads or writes them. */
export type AgreementBooks = {
  /** By these a merchant may charge an account again and again. */
  agreements: {
    agreement_no: string;
    merchant: string;
    app_id: string;
    description: string;
    most_in_fen: number;
    return_url: string;
    notify_url: string;
    status: 'OPEN' | 'SIGNED' | 'ENDED';
    number: string;
    /** This is what charges come from; its owner changes it here, and no merchant hears of that. */
    account: 'full' | 'empty' | 'closed';
    /** This is what the merchant said ahead, and when. */
    announced_in_fen: number;
    announced_at: number;
    changed_at: number;
    expires_at: number;
  };
  /** These are payments that were charged by an agreement. */
  charges: { trade_no: string; agreement_no: string };
  /** These are words on agreements that the merchant is still to take. */
  agreement_notices: {
    agreement_no: string;
    status: 'SIGNED' | 'ENDED';
    attempts: number;
    next_at: number | null;
  };
};

export function tablesOfAgreements(int: string): string[] {
  return [
    `create table if not exists agreements (
      agreement_no text not null primary key,
      merchant text not null,
      app_id text not null,
      description text not null,
      most_in_fen ${int} not null check (most_in_fen >= 0),
      return_url text not null,
      notify_url text not null,
      status text not null check (status in ('OPEN', 'SIGNED', 'ENDED')),
      number text not null unique,
      account text not null check (account in ('full', 'empty', 'closed')),
      announced_in_fen ${int} not null,
      announced_at ${int} not null,
      changed_at ${int} not null,
      expires_at ${int} not null
    )`,
    `create table if not exists charges (
      trade_no text not null primary key references payments (trade_no),
      agreement_no text not null references agreements (agreement_no)
    )`,
    `create table if not exists agreement_notices (
      agreement_no text not null references agreements (agreement_no),
      status text not null check (status in ('SIGNED', 'ENDED')),
      attempts ${int} not null,
      next_at ${int},
      primary key (agreement_no, status)
    )`,
  ];
}
