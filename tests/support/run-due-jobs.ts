import { withdrawalJobs } from '#src/server/withdrawals/jobs.ts';
import type { GivingServer } from './test-giving.ts';

export async function runDue({ services }: GivingServer): Promise<Error[]> {
  const handlers = withdrawalJobs(services);
  const { signal } = new AbortController();
  const thrown: Error[] = [];
  const due = await services.db
    .selectFrom('jobs')
    .selectAll()
    .where('done_at', 'is', null)
    .where('run_at', '<=', services.now())
    .where('name', 'in', Object.keys(handlers))
    .orderBy('run_at')
    .orderBy('id')
    .execute();
  for (const job of due) {
    try {
      const payload: unknown = JSON.parse(job.payload);
      await handlers[job.name]?.({ id: job.id, payload, attempt: 1, now: services.now(), signal });
      await services.db.updateTable('jobs').set({ done_at: 1 }).where('id', '=', job.id).execute();
    } catch (error) {
      thrown.push(error as Error);
    }
  }
  return thrown;
}
