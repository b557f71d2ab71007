import { growOnly } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

export const chanceStart = (words: SqlWords): string[] => [
  lotteries(words),
  lotteryAwards(words),
  lotteryTallies(words),
  lotteryPlayers(words),
  lotteryDraws(words),
  lotteryPrizes(words),
  adultDeclarations(words),
  ...indexes,
  ...growOnly(words.engine, ['lotteries', 'lottery_draws'], refusal),
];

const lotteries = ({ text, strict }: SqlWords) => `
  create table lotteries (
    activity_id ${text} not null primary key references activities (id),
    place_id ${text} references venue_sums (venue_id),
    words ${text} not null,
    seed_sealed ${text} not null
  ) ${strict}`;

const lotteryAwards = ({ text, int, strict }: SqlWords) => `
  create table lottery_awards (
    activity_id ${text} not null references lotteries (activity_id),
    award_id ${int} not null check (award_id between 1 and 6),
    stock ${int} check (stock >= 1),
    taken ${int} not null check (taken >= 0),
    primary key (activity_id, award_id),
    constraint lottery_awards_never_overdrawn check (taken <= stock)
  ) ${strict}`;

const lotteryTallies = ({ text, int, strict }: SqlWords) => `
  create table lottery_tallies (
    activity_id ${text} not null primary key references lotteries (activity_id),
    draws ${int} not null check (draws >= 0),
    people ${int} not null check (people >= 0)
  ) ${strict}`;

const lotteryPlayers = ({ text, int, strict }: SqlWords) => `
  create table lottery_players (
    activity_id ${text} not null references lotteries (activity_id),
    person ${int} not null check (person >= 1),
    user_id ${text} references users (id),
    draws ${int} not null check (draws >= 0),
    primary key (activity_id, person),
    unique (activity_id, user_id)
  ) ${strict}`;

const lotteryDraws = ({ text, int, strict }: SqlWords) => `
  create table lottery_draws (
    activity_id ${text} not null,
    sequence ${int} not null check (sequence >= 1),
    person ${int} not null,
    n ${int} not null check (n >= 1),
    drawn_id ${int} not null,
    award_id ${int} not null check (award_id >= drawn_id),
    spent ${int} not null check (spent >= 0),
    day ${text} not null,
    created_at ${int} not null,
    primary key (activity_id, sequence),
    unique (activity_id, person, n),
    foreign key (activity_id, person) references lottery_players (activity_id, person),
    foreign key (activity_id, award_id) references lottery_awards (activity_id, award_id)
  ) ${strict}`;

const lotteryPrizes = ({ text, int, strict }: SqlWords) => `
  create table lottery_prizes (
    id ${text} not null primary key,
    activity_id ${text} not null,
    sequence ${int} not null,
    award_id ${int} not null,
    user_id ${text} references users (id),
    address_sealed ${text},
    won_at ${int} not null,
    addressed_at ${int},
    sent_at ${int},
    staff_words ${text} not null,
    unique (activity_id, sequence),
    foreign key (activity_id, sequence) references lottery_draws (activity_id, sequence),
    constraint lottery_prizes_sent_somewhere check (sent_at is null or addressed_at is not null)
  ) ${strict}`;

const adultDeclarations = ({ text, int, strict }: SqlWords) => `
  create table adult_declarations (
    user_id ${text} not null primary key references users (id),
    declared_at ${int} not null
  ) ${strict}`;

const indexes = [
  'create index lotteries_of_place on lotteries (place_id)',
  'create index lottery_players_of_user on lottery_players (user_id)',
  'create index lottery_prizes_of_user on lottery_prizes (user_id, won_at desc, id desc)',
];

const refusal = 'a lottery and its draws stand as they were: the public record is made of them';
