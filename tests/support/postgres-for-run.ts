import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

let stopPostgres: (() => Promise<void>) | undefined;

/** Runs once in vitest's own process, before workers exist: they inherit TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<void> {
  const wanted = project.vitest.projects.some(({ name }) => name === 'server-postgres');
  if (!wanted || process.env.TEST_DATABASE_URL) return;
  const postgres = await startPostgres((reason) => console.error(reason));
  if (postgres === undefined) throw new Error('The project server-postgres needs a PostgreSQL.');
  process.env.TEST_DATABASE_URL = postgres.url;
  stopPostgres = postgres.stop;
}

export async function teardown(): Promise<void> {
  await stopPostgres?.();
}
