import type { SqlWords } from './sql-words.ts';

export const activityRefusals = ({ text, int, strict }: SqlWords): string[] => [
  `
  create table activity_refusals (
    order_id ${text} not null primary key references donations (id),
    activity_id ${text} not null references activities (id),
    bar ${text} not null check (bar in
      ('guest', 'family', 'payee', 'staff', 'device', 'young', 'goods', 'channel', 'wallet', 'rests',
        'empty', 'caseFull', 'dayFull', 'split', 'had', 'small',
        'noTeam', 'teamOver', 'teamFull', 'counted', 'noStep')),
    created_at ${int} not null
  ) ${strict}`,
  'create index activity_refusals_newest on activity_refusals (activity_id, created_at desc, order_id desc)',
];
