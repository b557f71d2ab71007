import * as v from 'valibot';
import { rightIds } from './rights.ts';
import { type PointTask, pointTasks } from './tasks.ts';

/** Why love value came or went. */
export type PointKind = PointTask | 'referral' | 'reverse' | 'draw';

export const taskView = v.object({
  taskId: v.picklist(pointTasks),
  /** What one deed earns. */
  amount: v.number(),
  /** How many of a day count, and how many of today were taken. */
  perDay: v.number(),
  takenToday: v.number(),
  /** How many deeds of the last days wait to be taken. */
  ready: v.number(),
});
export type TaskView = v.InferOutput<typeof taskView>;

export const rightView = v.object({
  rightId: v.picklist(rightIds),
  /** Did this person open it? */
  on: v.boolean(),
});
export type RightView = v.InferOutput<typeof rightView>;

export const rankRow = v.object({
  rank: v.number(),
  nickname: v.string(),
  headImgUrl: v.string(),
  /** Counts the week alone. */
  loveScore: v.number(),
});
export type RankRow = v.InferOutput<typeof rankRow>;
