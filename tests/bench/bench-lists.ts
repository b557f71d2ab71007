import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { compareReads } from './compare-reads.ts';
import { listReads } from './list-reads.ts';
import { printReads } from './print-results.ts';
import { seedSized } from './seed-sized.ts';

// `npm run bench:lists` measures lists and a case's donors over large sets beside small ones, in
// turns. `-- --cases N --gifts M` asks for other sizes than 200,000 cases and a case of 1,000,000
// gifts.
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '200000' },
    gifts: { type: 'string', default: '1000000' },
  },
});
const small = { cases: 1000, gifts: 1000 };
const large = { cases: Number(values.cases), gifts: Number(values.gifts) };
const goal = 1.5;

const scratch = mkdtempSync(join(tmpdir(), 'warmlight-lists-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const open = (name: string) =>
  openServices(parseConfig({ DATA_DIR: join(scratch, name), LOG_LEVEL: 'warn' }));
const [few, many] = [await open('small'), await open('large')];
console.log(`Seeding ${small.cases} cases, and ${large.cases} with one of ${large.gifts} gifts …`);
const sets = [await seedSized(few.services, small), await seedSized(many.services, large)] as const;

console.log('Measuring in turns:');
const rows = await compareReads(listReads, [
  { services: few.services, set: sets[0] },
  { services: many.services, set: sets[1] },
]);
await few.close();
await many.close();
printReads(rows, goal);
process.exitCode = rows.some(({ ratio, bounded }) => !bounded && ratio > goal) ? 1 : 0;
