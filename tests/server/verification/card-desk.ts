import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { deskClaim, deskDecide, deskImage } from '#src/shared/review/calls.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import type { TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { declared, fresh, openVerificationDesk } from './verification-desk.ts';

export type CardDesk = Awaited<ReturnType<typeof openCardDesk>>;

/**
 * Opens a desk with medical staff who hand in a work card, and one of our staff who looks at it.
 */
export async function openCardDesk() {
  const t = await openVerificationDesk();
  const reviewer = await addStaff(t, 'reviewer');
  const handIn = (token: string, verifyId: string, attachments: string) =>
    t.call(actsCalls.verificationWorkCard, { verifyId, attachments }, fresh(token));
  const taskOf = (verifyId: string) => takeInHand(t, reviewer, verifyId);
  return {
    ...{ t, reviewer, handIn },
    ...refusing(t, reviewer),
    /** Says to be a nurse, and hands in a photo of a work card. */
    async showCard() {
      const token = await t.known();
      const { verifyId } = (await t.verify(token, declared)).data;
      const { imageId } = await uploadPhoto(t, { token, purpose: 'identity' });
      const { code } = await handIn(token, verifyId, imageId);
      if (code !== 0) throw new Error('The card was not taken.');
      return { token, verifyId, imageId };
    },
    async pass(verifyId: string, ...compared: ('workCard' | 'hospitalAsked')[]) {
      const task = await taskOf(verifyId);
      const made = { ...task, decision: 'pass', words: '', compared } as const;
      return t.call(deskDecide, made, as(reviewer));
    },
    async open(verifyId: string, imageId: string) {
      const { taskId } = await taskOf(verifyId);
      const { status } = await t.request(addressOf(deskImage, { taskId, imageId }), {
        headers: { authorization: `Bearer ${reviewer.token}` },
      });
      return status;
    },
    /** Answers the task as staff see it. */
    async viewOf(verifyId: string) {
      const { taskId } = await taskOf(verifyId);
      const staff = { userId: reviewer.userId, roles: ['reviewer' as const] };
      const asked = { taskId, staff, locale: 'zh-CN' } as const;
      return findTaskView(t.services, asked, t.services.now());
    },
  };
}

/** Nothing was found, and the doctor is told this of it. */
function refusing(t: TestServer, reviewer: Staff) {
  return {
    async refuse(verifyId: string) {
      const task = await takeInHand(t, reviewer, verifyId);
      const made = { ...task, decision: 'refuse', words: '照片上没有姓名' } as const;
      return t.call(deskDecide, made, as(reviewer));
    },
    /** Answers what a person was told, the newest first. */
    async noticesOf(token: string) {
      return (await t.call(messageList, {}, fresh(token))).data.list;
    },
  };
}

async function takeInHand(t: TestServer, staff: Staff, verifyId: string) {
  const task = await t.services.db
    .selectFrom('review_tasks')
    .select(['id as taskId', 'revision'])
    .where('subject_id', '=', verifyId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await t.call(deskClaim, { taskId: task.taskId }, as(staff));
  return task;
}
