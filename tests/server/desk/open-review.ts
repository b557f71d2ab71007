import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { deskClaim, deskDecide, deskRelease } from '#src/shared/review/calls.ts';
import { compareOriginals } from '../../support/decide-case.ts';
import type { Family } from '../../support/test-family.ts';
import type { TestServer } from '../../support/test-server.ts';
import { as, type Staff } from '../../support/test-staff.ts';

/** Opens the task of a case's review, and the decisions that can be made of it. */
export async function openReview(
  t: TestServer,
  { caseId }: Family,
  { queue, reviewer }: { queue: 'base' | 'material' | 'bankChange'; reviewer: Staff },
) {
  const { id: taskId, revision } = await t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'revision'])
    .where('case_id', '=', caseId)
    .where('queue', '=', queue)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const claim = (staff: Staff) => t.call(deskClaim, { taskId }, as(staff));
  const release = (staff: Staff) => t.call(deskRelease, { taskId }, as(staff));
  const say = (decision: 'pass' | 'refuse', more: object = {}) =>
    t.call(deskDecide, { taskId, revision, decision, ...more }, as(reviewer));
  const compare = (staff: Staff) => compareOriginals(t, staff, { queue, taskId });
  return { taskId, claim, release, say, compare };
}

/** Reads what a case's page says of each fact. */
export async function factsOf(t: TestServer, { caseId }: Family) {
  const { data } = await t.call(getFundingInfo, { infoUuid: caseId });
  return Object.fromEntries(data.facts.map((fact) => [fact.kind, fact]));
}
