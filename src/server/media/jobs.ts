import type { Database } from '#src/server/db/database.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import { dropIncoming } from './direct-upload.ts';
import type { Media } from './object-store.ts';
import { dropFiles, type FilesToDrop, sweepImages } from './sweep-images.ts';

export const mediaSchedule: readonly ScheduledJob[] = [
  { name: 'sweep-images', pattern: '37 * * * *' },
];

/** Takes away pictures that nothing came to need. */
export function mediaJobs(services: { db: Database; media: Media }): JobHandlers {
  return {
    'sweep-images': ({ now, signal }) => sweepImages(services.db, now, signal),
    'drop-image-files': ({ payload }) => dropFiles(services.media, payload as FilesToDrop),
    'drop-incoming': ({ payload }) => dropIncoming(services.media, payload as { key: string }),
  };
}
