import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { reason } from '#src/shared/review/fields.ts';
import { snoozeHours } from './snooze-hours.ts';

const taskId = publicId;
const errors = ['notFound', 'forbidden', 'ownTask', 'taskNotHeld', 'taskDecided'] as const;

export const deskAssign = defineCall({
  path: '/api/desk/assign',
  access: 'staff',
  summary: 'Leaves a task to a colleague with a word; it is the next one they take',
  input: v.strictObject({ taskId, assignee: publicId, reason }),
  output: noOutput,
  errors,
});

export const deskEscalate = defineCall({
  path: '/api/desk/escalate',
  access: 'staff',
  summary: 'Gives a task to the administrators, who alone take it in hand since then',
  input: v.strictObject({ taskId, reason }),
  output: noOutput,
  errors,
});

export const deskSnooze = defineCall({
  path: '/api/desk/snooze',
  access: 'staff',
  summary: "Puts a task off for some hours; staff's clock runs on",
  input: v.strictObject({
    taskId,
    hours: v.pipe(wholeNumber(1, 168), v.picklist(snoozeHours, say('unknown'))),
    reason,
  }),
  output: noOutput,
  errors,
});

export const passingCalls = [deskAssign, deskEscalate, deskSnooze];
