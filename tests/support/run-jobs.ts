import { jobHandlersOf } from './job-handlers-of.ts';
import type { TestServer } from './test-server.ts';

/**
 * Runs what is due until nothing is, of all jobs or of these, and answers how many ran: a job that
 * asks for itself again later waits for its time.
 */
export async function runJobs(
  { services }: TestServer,
  names?: readonly string[],
): Promise<number> {
  const handlers = jobHandlersOf(services);
  const { signal } = new AbortController();
  for (let ran = 0; ; ran += 1) {
    const job = await services.db
      .selectFrom('jobs')
      .selectAll()
      .where('done_at', 'is', null)
      .where('run_at', '<=', services.now())
      .$if(names !== undefined, (jobs) => jobs.where('name', 'in', names ?? []))
      .orderBy('run_at')
      .orderBy('id')
      .executeTakeFirst();
    if (!job) return ran;
    const payload: unknown = JSON.parse(job.payload);
    await handlers[job.name]?.({ id: job.id, payload, attempt: 1, now: services.now(), signal });
    await services.db.updateTable('jobs').set({ done_at: 1 }).where('id', '=', job.id).execute();
  }
}
