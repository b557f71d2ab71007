import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { killByOne } from './kill-by-one.ts';
import { raceTwoNodes } from './race-two-nodes.ts';
import { refundThroughKills } from './refund-through-kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    entry: {
      type: 'string',
      default: join(import.meta.dirname, '../../../dist/current/server/entry.mjs'),
    },
    'two-nodes': { type: 'boolean', default: false },
    /** People mostly light bonfires and give in them. */
    bonfires: { type: 'boolean', default: false },
    /** It refunds one case of so many gifts through the kills. */
    refund: { type: 'string' },
  },
});

const { entry } = values;
if (!existsSync(entry)) throw new Error('There is no built server: npm run build.');
const folder = mkdtempSync(join(scratchDir(), 'warmlight-crash-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const kills = Number(values.kills);
const startedAt = performance.now();

const result = values['two-nodes']
  ? await raceTwoNodes({ entry, folder, rounds: kills, gathering: values.bonfires })
  : values.refund === undefined
    ? await killByOne({ entry, folder, kills, gathering: values.bonfires })
    : await refundThroughKills({ entry, folder, kills, gifts: Number(values.refund) });

for (const [name, value] of Object.entries(result.counts)) console.log(`${name}: ${value}`);
console.log(`wrong: ${result.wrong.length}`);
for (const wrong of result.wrong.slice(0, 20)) console.log(`  ${wrong}`);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exitCode = result.wrong.length > 0 ? 1 : 0;
