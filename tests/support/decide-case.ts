import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { deskClaim, deskDecide, deskImage } from '#src/shared/review/calls.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { TestServer } from './test-server.ts';
import { as, type Staff } from './test-staff.ts';

type Decision = { refusals?: Record<string, string>; words?: string };
type Asked = Decision & { caseId: string; queue: QueueName };

/** Says what staff say about a case's open task of a queue; without refusals it passes. */
export async function decide(
  t: TestServer,
  staff: Staff,
  { caseId, queue, refusals, words = '' }: Asked,
) {
  const { id: taskId, revision } = await t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'revision'])
    .where('case_id', '=', caseId)
    .where('queue', '=', queue)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await t.call(deskClaim, { taskId }, as(staff));
  const compared = await compareOriginals(t, staff, { queue, taskId });
  const decision = refusals || words ? ('refuse' as const) : ('pass' as const);
  const refusal = refusals ? { refusals: JSON.stringify(refusals) } : {};
  const said = { ...refusal, words, compared };
  return t.call(deskDecide, { taskId, revision, decision, ...said }, as(staff));
}

type Held = { queue: QueueName; taskId: string };

/** Opens every original of a held task that something is compared with; what can be ticked then. */
export async function compareOriginals(
  t: TestServer,
  staff: Staff,
  { queue, taskId }: Held,
): Promise<ComparisonName[]> {
  const { db, keys } = t.services;
  const { subject_id: subjectId } = await db
    .selectFrom('review_tasks')
    .select('subject_id')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  const all = (await findQueue(queue)?.findComparisons?.(db, keys, subjectId)) ?? [];
  for (const imageId of new Set(all.flatMap(({ imageIds }) => imageIds)))
    await t.request(addressOf(deskImage, { taskId, imageId }), {
      headers: { authorization: `Bearer ${staff.token}`, 'x-client-address': newId() },
    });
  return all.map(({ name }) => name);
}
