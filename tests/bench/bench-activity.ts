import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { activityReads } from './activity-reads.ts';
import { compareReads } from './compare-reads.ts';
import { printReads } from './print-results.ts';
import { seedGranted } from './seed-granted.ts';

// `npm run bench:activity` measures the pages of an activity with a thousand grants beside one with
// a million, in turns. `-- --grants N` asks for another number than 1,000,000.
const { values } = parseArgs({ options: { grants: { type: 'string', default: '1000000' } } });
const sizes = [1000, Number(values.grants)] as const;
const goal = 1.5;

const scratch = mkdtempSync(join(tmpdir(), 'warmlight-activity-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const open = async (name: string, grants: number) => {
  const config = parseConfig({ DATA_DIR: join(scratch, name), LOG_LEVEL: 'warn' });
  const { services, close } = await openServices(config);
  console.log(`Seeding an activity with ${grants} grants …`);
  return { services, close, set: await seedGranted(services, { grants }) };
};
const few = await open('small', sizes[0]);
const many = await open('large', sizes[1]);

console.log('Measuring in turns:');
const rows = await compareReads(activityReads, [few, many]);
await few.close();
await many.close();
printReads(rows, goal);
process.exitCode = rows.some(({ ratio }) => ratio > goal) ? 1 : 0;
