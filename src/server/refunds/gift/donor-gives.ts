import { sql } from 'kysely';

/** Has the donor of a joined gift an account here to say by where it goes? Guests and the closed have none. */
export const donorGives = sql<0 | 1>`case when exists (
  select 1 from users where users.id = donations.user_id and (users.mobile_index is not null
    or exists (select 1 from messaging_accounts where messaging_accounts.user_id = users.id))
) then 1 else 0 end`;
