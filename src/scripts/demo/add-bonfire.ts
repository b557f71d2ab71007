import { joinBonfire } from '#src/server/activities/bonfire/join-bonfire.ts';
import { startBonfire } from '#src/server/activities/bonfire/start-bonfire.ts';
import type { Services } from '#src/server/services.ts';
import { bonfireSlug } from './add-activities.ts';
import { demoId } from './add-story.ts';

const hourMs = 3_600_000;
const startedAgoMs = 20 * hourMs;
/** So many who gave are in it, more than the first step takes. */
const size = 4;

/** Writes a bonfire that burns: people who gave to one story lit it one after another. */
export async function addBonfire(services: Services, now: number): Promise<void> {
  const caseId = demoId(bonfireSlug);
  const at = now - startedAgoMs;
  const [starter, ...others] = await findGivers(services, caseId, at);
  if (!starter) throw new Error('A bonfire is lit by people who gave, and there are none.');
  const { bonfireId } = await startBonfire(services, { caseId, userId: starter }, at);
  for (const [index, userId] of others.entries())
    await joinBonfire(services, { bonfireId, userId }, at + (index + 1) * hourMs);
}

async function findGivers({ db }: Services, caseId: string, at: number): Promise<string[]> {
  const rows = await db
    .selectFrom('donations')
    .select('user_id as userId')
    .where('case_id', '=', caseId)
    .where('status', '=', 'PAID')
    .where('paid_at', '<', at)
    .where('user_id', 'is not', null)
    .groupBy('user_id')
    .orderBy((eb) => eb.fn.min('paid_at'))
    .limit(size)
    .execute();
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}
