import { showTo } from '#src/server/cases/transitions/show-to.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { putAway } from '#src/server/raiser/dignity/put-away.ts';
import { lockCase } from '#src/server/raising/lock-case.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Audience } from '#src/shared/raiser/audience/audience.ts';

type Asked = { caseId: string; audience: Audience; facesShown: boolean; sure: boolean };

/** Said again it is as before; what was put away is never shown again. */
export async function setAudience(
  services: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  { caseId, audience, facesShown, sure }: Asked,
  now: number,
): Promise<{ audience: Audience }> {
  if (audience === 'donors') {
    if (!sure) throw new Problem('inputInvalid', { fields: { sure: 'required' } });
    await putAway(services, { caseId, forDonors: true }, now);
    return { audience };
  }
  const pages = await inTransaction(services.db, async (trx) => {
    const row = await lockCase(trx, caseId);
    if (row.put_away_at !== null) throw new Problem('caseStateRefuses');
    return showTo(trx, { caseId, audience, facesShown });
  });
  services.pageTags.purge(pages);
  return { audience };
}
