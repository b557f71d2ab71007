import type { Services } from '#src/server/services.ts';
import { untilPutAwayMs } from '#src/shared/cases/put-away.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { putAway } from './put-away.ts';

const casesAtOnce = 100;

/** Puts away what ended long enough ago; what may not go yet is looked at again the next night. */
export async function putDueAway(
  services: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  { signal }: { signal?: AbortSignal },
  now: number,
): Promise<number> {
  let count = 0;
  let after = { finishedAt: 0, id: '' };
  for (let more = true; more; ) {
    signal?.throwIfAborted();
    const rows = await findDue(services, after, now);
    more = rows.length === casesAtOnce;
    after = rows.at(-1) ?? after;
    for (const { id } of rows) {
      if (await isPutAway(services, id, now)) count += 1;
    }
  }
  return count;
}

function findDue(
  { db }: Pick<Services, 'db'>,
  after: { finishedAt: number; id: string },
  now: number,
) {
  return db
    .selectFrom('cases')
    .select((eb) => ['id', eb.ref('finished_at').$notNull().as('finishedAt')])
    .where('status', '=', 'FINISHED')
    .where('put_away_at', 'is', null)
    .where('finished_at', '<=', now - untilPutAwayMs)
    .where((eb) =>
      eb.or([
        eb('finished_at', '>', after.finishedAt),
        eb.and([eb('finished_at', '=', after.finishedAt), eb('id', '>', after.id)]),
      ]),
    )
    .orderBy('finished_at')
    .orderBy('id')
    .limit(casesAtOnce)
    .execute();
}

async function isPutAway(
  services: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  caseId: string,
  now: number,
): Promise<boolean> {
  try {
    await putAway(services, { caseId, dueOnly: true }, now);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.reason === 'caseStateRefuses') return false;
    throw error;
  }
}
