import * as v from 'valibot';
import { rightIds } from './rights.ts';
import { type PointTask, pointTasks } from './tasks.ts';

/** It says why love value came or went. */
export type PointKind = PointTask | 'referral' | 'reverse' | 'draw';

export const taskView = v.object({
  taskId: v.picklist(pointTasks),
  /** This is what one deed earns. */
  amount: v.number(),
  /** So many of a day count, and so many of today were taken. */
  perDay: v.number(),
  takenToday: v.number(),
  /** This is how many deeds of the last days wait to be taken. */
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
