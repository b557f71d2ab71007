import { startPostgres } from '../../../tests/support/postgres.ts';
import { hasDumpPrograms } from '../../../tests/support/postgres-programs.ts';
import { countReport, countVitest } from './count-cases.ts';
import { runTool } from './run-command.ts';
import type { Part, StepResult } from './step.ts';

/** Runs the projects of the parts asked for; on PostgreSQL too, where there is one. */
export async function runVitest(asked: readonly Part[], file: string): Promise<StepResult> {
  const projects = asked.includes('rules') || asked.includes('unit') ? ['unit'] : [];
  const leftOut: string[] = [];
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  if (asked.includes('server')) {
    projects.push('stores', 'server-sqlite');
    const tell = (reason: string) => leftOut.push(`server tests on PostgreSQL: ${reason}`);
    postgres = await startPostgres(tell);
    if (postgres) projects.push('server-postgres');
    if (!hasDumpPrograms()) leftOut.push('backups of PostgreSQL: there is no pg_dump, pg_restore.');
  }
  const args = [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...projects.flatMap((project) => ['--project', project]),
    ...(asked.includes('unit') || asked.includes('server') ? [] : ['tests/rules']),
  ];
  const env: Record<string, string> = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  try {
    const endedWell = await runTool('vitest/vitest.mjs', args, { env });
    return { counts: countReport(file, endedWell, countVitest), leftOut };
  } finally {
    await postgres?.stop();
  }
}
