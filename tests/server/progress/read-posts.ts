import * as calls from '#src/shared/progress/calls.ts';
import { fresh, type PostDesk } from './post-desk.ts';

export const read = async (t: PostDesk, more: Record<string, string | number> = {}) =>
  (await t.call(calls.progressGet, { infoUuid: t.infoUuid, ...more }, fresh())).data;

export const one = (t: PostDesk, progressId: string, token?: string) =>
  t.call(calls.progressGetOne, { progressId }, fresh(token));

export function tasksOf(t: PostDesk, postId: string) {
  return t.services.db
    .selectFrom('review_tasks')
    .select(['queue', 'revision', 'state', 'submitted_by'])
    .where('subject_id', '=', postId)
    .execute();
}
