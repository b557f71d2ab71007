import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { lockHeldTask, type Staff } from './lock-task.ts';

type Asked = { taskId: string; field: string; reason: string; staff: Staff; locale: Locale };

/** One secret field in clear for who holds its task; the look is on the trail before it happens. */
export async function unmaskField(
  services: Services,
  { taskId, field, reason, staff, locale }: Asked,
  now: number,
): Promise<{ field: string; value: string }> {
  const task = await inTransaction(services.db, (trx) => lockHeldTask(trx, { taskId, staff }, now));
  const subject = await task.definition.find(services, task.subjectId, locale);
  const found = subject?.fields.find(({ name }) => name === field);
  if (!found?.secret) throw new Problem('notFound');
  await inTransaction(services.db, (trx) =>
    recordAct(trx, {
      act: 'unmask',
      staffUserId: staff.userId,
      queue: task.queue,
      subjectId: task.subjectId,
      caseId: task.caseId,
      reason,
      detail: { field },
      now,
    }),
  );
  return { field, value: await found.reveal() };
}
