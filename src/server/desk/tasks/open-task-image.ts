import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openOriginal } from '#src/server/media/open-original.ts';
import { findQuestions } from '#src/server/review/find-questions.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { lockHeldTask, type Staff } from './lock-task.ts';

type Asked = { taskId: string; imageId: string; staff: Staff; locale: Locale };

/**
 * Answers the original of a picture for who holds the task that shows it; each look is on the
 * trail.
 */
export async function openTaskImage(
  services: Services,
  { taskId, imageId, staff, locale }: Asked,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const task = await inTransaction(services.db, (trx) => lockHeldTask(trx, { taskId, staff }, now));
  const subject = await task.definition.find(services, task.subjectId, locale);
  const field = subject?.fields.find(({ imageIds }) => imageIds?.includes(imageId));
  const answers = field ? [] : await findQuestions(services, { taskId });
  const beside = [field, ...answers].flatMap((one) => (one?.imageIds ? [one.imageIds] : []));
  const place = beside.find((imageIds) => imageIds.includes(imageId))?.indexOf(imageId);
  if (place === undefined) throw new Problem('notFound');
  await inTransaction(services.db, (trx) =>
    recordAct(trx, {
      act: 'viewImage',
      staffUserId: staff.userId,
      queue: task.queue,
      subjectId: task.subjectId,
      caseId: task.caseId,
      detail: { field: field?.name ?? 'familyAnswer', imageId, picture: place + 1 },
      now,
    }),
  );
  return openOriginal(services, imageId);
}
