import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordLookUp } from '#src/server/desk/record-look-up.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { lockHeldTask, type Staff } from './lock-task.ts';

type Asked = { taskId: string; field: string; reason: string; staff: Staff; locale: Locale };

/**
 * Answers one secret field in clear for who holds its task; the look is on the trail before it
 * happens.
 */
export async function unmaskField(
  services: Services,
  { taskId, field, reason, staff, locale }: Asked,
  now: number,
): Promise<{ field: string; value: string }> {
  const task = await inTransaction(services.db, (trx) => lockHeldTask(trx, { taskId, staff }, now));
  const subject = await task.definition.find(services, task.subjectId, locale);
  const found = subject?.fields.find(({ name }) => name === field);
  if (!found?.secret) throw new Problem('notFound');
  const { queue, subjectId, caseId } = task;
  const about = { queue, subjectId, caseId, reason, detail: { field } };
  await recordLookUp(services, { act: 'unmask', staffUserId: staff.userId, ...about }, now);
  return { field, value: await found.reveal() };
}
