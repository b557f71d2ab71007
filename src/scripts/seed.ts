import { parseArgs } from 'node:util';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { seedDatabase } from './seed-database.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

// `npm run seed` tells the demo's stories; `-- --cases N --orders M` adds a large set beside them.
const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    cases: { type: 'string' },
    orders: { type: 'string' },
  },
});
const config = parseConfig(process.env);
if (config.mode !== 'demo') throw new Error('Only a demo is seeded: WARMLIGHT_MODE is not demo.');
await seedDatabase(config, {
  small: values.small,
  cases: countOf(values.cases),
  orders: countOf(values.orders),
});
console.log(
  'Done. Next: npm start, or npm run check-ledger to see that every fen is in its place.',
);

function countOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,9}$/.test(text))
    throw new Error(`--cases and --orders take a whole number, not ${text}`);
  return Number(text);
}
