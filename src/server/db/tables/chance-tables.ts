import type { Fixed } from '#src/server/db/columns.ts';

/**
 * This is a lottery beside its row of `activities`; its frozen rule, with the hashes that bind it,
 * stands in `activity_rules`. It is never changed, by trigger.
 */
type LotteriesTable = {
  activity_id: Fixed<string>; // primary key
  place_id: Fixed<string | null>; // the venue or the page within one that it belongs to; null for the platform's own
  words: Fixed<string>; // JSON, its name by language, published
  seed_sealed: string; // secret until the end
};

/** This is what of each award is gone. */
type LotteryAwardsTable = {
  activity_id: Fixed<string>; // primary key with award_id
  award_id: Fixed<number>; // its place in the table, from 1
  stock: Fixed<number | null>; // null for "nothing", of which there is always some
  taken: number; // never more than the stock, CHECK
};

/** This is how many draws and people there were, by which the next one gets its number. */
type LotteryTalliesTable = {
  activity_id: Fixed<string>; // primary key
  draws: number;
  people: number;
};

/** It says by which number a person stands in the public record of a lottery. */
type LotteryPlayersTable = {
  activity_id: Fixed<string>; // primary key with person
  person: Fixed<number>;
  user_id: string | null; // unique with activity_id; null once the account is closed
  draws: number;
};

/** This is one draw. A trigger keeps it from being changed; it names nobody. */
type LotteryDrawsTable = {
  activity_id: Fixed<string>; // primary key with sequence
  sequence: Fixed<number>;
  person: Fixed<number>; // unique with activity_id and n
  n: Fixed<number>; // which draw of this person it was
  drawn_id: Fixed<number>; // what the seed says
  award_id: Fixed<number>; // what there was of it, the next ones in the table where it was gone
  spent: Fixed<number>; // love value, 0 for the free one of a day
  day: Fixed<string>; // in China
  created_at: Fixed<number>;
};

/** This is a thing that was won, on its way to who won it. */
type LotteryPrizesTable = {
  id: Fixed<string>;
  activity_id: Fixed<string>; // unique with sequence
  sequence: Fixed<number>;
  award_id: Fixed<number>;
  user_id: string | null; // null once the account is closed
  address_sealed: string | null; // secret, JSON
  won_at: Fixed<number>;
  addressed_at: number | null; // waits for staff from here on
  sent_at: number | null;
  staff_words: string; // by whom it was sent, or what is wrong with the address
};

/** This is who said that they are of age, and when first. */
type AdultDeclarationsTable = {
  user_id: Fixed<string>; // primary key
  declared_at: Fixed<number>;
};

export type ChanceTables = {
  lotteries: LotteriesTable;
  lottery_awards: LotteryAwardsTable;
  lottery_tallies: LotteryTalliesTable;
  lottery_players: LotteryPlayersTable;
  lottery_draws: LotteryDrawsTable;
  lottery_prizes: LotteryPrizesTable;
  adult_declarations: AdultDeclarationsTable;
};
