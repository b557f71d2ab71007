import type { Viewer } from '#src/server/door/viewer.ts';
import { finishTask } from '#src/server/points/tasks/finish-task.ts';
import { openGuide } from '#src/server/points/tasks/open-guide.ts';
import { signIn } from '#src/server/points/tasks/sign-in.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { guidesToRead, readingMs } from '#src/shared/points/tasks.ts';

/** It says by donor on how many of the last days they signed in, and how many guides they read. */
const done: readonly { daysAgo: readonly number[]; guides: number }[] = [
  { daysAgo: [12, 11, 10, 8, 3, 2, 1], guides: 4 },
  { daysAgo: [5, 4, 1], guides: 2 },
  { daysAgo: [20, 6], guides: 1 },
];

/** Gives the demo's donors love value: they looked in on some days and read some guides. */
export async function addPoints(
  services: Services,
  donors: readonly Viewer[],
  now: number,
): Promise<void> {
  for (const [index, { daysAgo, guides }] of done.entries()) {
    const userId = donors[index]?.userId;
    if (!userId) throw new Error('Love value is earned by donors, and there are too few.');
    for (const days of daysAgo) await signIn(services, userId, now - days * dayMs);
    for (const [days, guide] of guidesToRead.slice(0, guides).entries()) {
      const at = now - (guides - days) * dayMs;
      await openGuide(services.db, { userId, guide }, at);
      await finishTask(services, { userId, taskId: 'read' }, at + readingMs);
    }
  }
}
