import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { answerStaff } from '#src/shared/raiser/questions/calls.ts';
import * as calls from '#src/shared/review/calls.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

export const question = '第二页的诊断日期看不清，能再拍一张吗？';
export const content = '重新拍了，日期是十一月三号。';

/** Answers a desk whose queue has one task, of a case whose family can be asked. */
export async function openThreadDesk() {
  const t = await openTaskDesk();
  return { ...t, begin: () => begin(t) };
}

async function begin(t: TaskDesk) {
  const { db } = t.services;
  await db.deleteFrom('task_questions').execute();
  await db.deleteFrom('review_tasks').execute();
  const family = await addStaff(t);
  const { taskId, verifyId, caseId } = await t.complain();
  const own = (id: string, { userId }: Staff) =>
    db
      .updateTable('cases')
      .set({ owner_user_id: userId } as never)
      .where('id', '=', id)
      .execute();
  await own(caseId, family);
  return { family, taskId, verifyId, caseId, own, ...steps(t, { family, taskId, caseId }) };
}

type About = { family: Staff; taskId: string; caseId: string };

function steps(t: TaskDesk, { family, taskId, caseId }: About) {
  const claim = (staff = t.reviewer) => t.call(calls.deskClaim, { taskId }, as(staff));
  const ask = (staff = t.reviewer, words = question) =>
    t.call(calls.deskAskFamily, { taskId, question: words }, as(staff));
  return {
    claim,
    ask,
    /** Answers the open question's id, once it was taken in hand and asked. */
    async askHeld(): Promise<string> {
      await claim();
      await ask();
      const { id } = await t.services.db
        .selectFrom('task_questions')
        .select('id')
        .where('task_id', '=', taskId)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      return id;
    },
    answer: (questionId: string, more: Record<string, string> = {}, by: Staff = family) =>
      t.call(answerStaff, { infoUuid: caseId, questionId, content, ...more } as never, as(by)),
    async next(staff: Staff) {
      const asked = { queue: 'verification' } as const;
      return (await t.call(calls.deskClaimNext, asked, as(staff))).data?.taskId;
    },
    view() {
      const staff = { userId: t.reviewer.userId, roles: ['reviewer'] as const };
      return findTaskView(t.services, { taskId, staff, locale: 'zh-CN' }, t.services.now());
    },
  };
}
