import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '#src/scripts/build-if-stale.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { linkTo } from '#src/shared/routes.ts';
import { killRunning, startBuilt } from './children.ts';
import { compareAnswers } from './compare-answers.ts';
import { compareDonations } from './compare-donations.ts';
import { compareStart, measureRest } from './compare-start.ts';
import { measurePageBytes } from './measure-page-bytes.ts';
import { printBytes, printRows } from './print-results.ts';
import { seedStories } from './seed-stories.ts';

// `npm run bench` measures the built server beside bare ones, in turns. `-- --quick` is for shorter
// rounds, `-- --build <folder>` for a build other than the current one.
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, build: { type: 'string' } },
});
const rounds = values.quick ? { count: 3, seconds: 1 } : { count: 5, seconds: 2 };
/** Each connection of the load has one. */
const caseCount = 8;

const scratch = mkdtempSync(join(tmpdir(), 'warmlight-bench-'));
process.once('exit', () => {
  killRunning();
  rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

if (!values.build) buildIfStale();
const dist = resolve(values.build ?? join(import.meta.dirname, '../../dist/current'));
const entry = join(dist, 'server/entry.mjs');

console.log(`Seeding ${caseCount} cases …`);
const seeded = join(scratch, 'seeded');
const caseIds = await seedStories(parseConfig({ DATA_DIR: seeded, LOG_LEVEL: 'warn' }), caseCount);
const infoUuid = caseIds[0] ?? '';

console.log(`Measuring in turns, ${rounds.count} rounds of twice ${rounds.seconds} s each:`);
const start = await compareStart({ entry, folder: copySeeded('start') }, rounds.count);
const restInMegabytes = await measureRest({ entry, folder: copySeeded('rest') });
const pages = { kept: copySeeded('kept'), rendered: copySeeded('rendered') };
const answers = await compareAnswers({ entry, folders: pages, scratch }, caseIds, rounds);
const gifts = { served: copySeeded('served'), recorded: copySeeded('recorded') };
const donations = await compareDonations({ entry, folders: gifts }, infoUuid, rounds);
const bytes = await measureBytes(copySeeded('bytes'));

printRows([...answers, donations, start]);
console.log(`Memory at rest: ${Math.round(restInMegabytes)} MB (goal <= 100 MB)`);
printBytes(bytes);
console.log(`
Ratio: ours / bare, median of ${rounds.count} rounds. By CPU: the processor time of one bare answer
against one of ours, which stays honest when the load's own process is what is slow.
The uncached page has its goal against other frameworks, not against bytes that are ready.`);

function copySeeded(name: string): string {
  const folder = join(scratch, name);
  cpSync(seeded, folder, { recursive: true });
  return folder;
}

async function measureBytes(folder: string) {
  const server = await startBuilt({ entry, folder });
  const locale = 'zh-CN';
  const wanted = [
    { what: 'case', path: linkTo('contribute', { params: { infoUuid }, locale }) },
    { what: 'home', path: linkTo('home', { locale }) },
    { what: 'agreement', path: linkTo('agreement', { params: { kind: 'user' }, locale }) },
  ];
  const measured = await Promise.all(
    wanted.map(async ({ what, path }) => ({
      what,
      bytes: await measurePageBytes(server.origin, path),
    })),
  );
  await server.stop();
  return measured;
}
