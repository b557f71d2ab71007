import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { donorNames } from '#src/scripts/demo/donor-names.ts';
import type { TestServer } from './browser.ts';

type Gift = { orderId: string; nickname: string; amountInFen: number };

/**
 * Finds somebody of the seed who gave to this case once: the number they sign in with, and their
 * gift.
 */
export function findDonor({ folder }: TestServer, infoUuid: string) {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { readOnly: true, timeout: 5000 });
  const gifts = db
    .prepare(
      `select min(donations.id) as orderId, nickname, sum(amount_in_fen) as amountInFen
         from donations join users on users.id = user_id
         where case_id = ? and donations.status = 'PAID'
         group by user_id, nickname having count(*) = 1 order by amountInFen desc`,
    )
    .all(infoUuid) as Gift[];
  db.close();
  const gift = gifts.find(({ nickname }) => donorNames.includes(nickname));
  if (!gift) throw new Error(`Nobody with an account gave once to ${infoUuid}.`);
  return { ...gift, mobile: `138${10_000_000 + donorNames.indexOf(gift.nickname)}` };
}
