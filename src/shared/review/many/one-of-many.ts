import type { TaskCheck } from '#src/shared/review/task-view.ts';

/** This is one task with its words, as somebody reads it who may decide on many. */
export type OneOfMany = {
  taskId: string;
  revision: number;
  said: string;
  checks: readonly TaskCheck[];
  /** Nothing of it has to be opened, and nothing about it alarms. */
  mayChoose: boolean;
};
