import { parseArgs } from 'node:util';
import { measurePageBytes } from './measure-page-bytes.ts';
import { openSite } from './open-site.ts';
import { findExcess } from './page-budgets.ts';
import { printBudgets } from './print-results.ts';
import { seedStories } from './seed-stories.ts';

// `npm run budgets` tells the bytes of every static and kept page in both languages, and whether
// each is within its budget. `-- --build <folder>` is for a build other than the current one.
const { values } = parseArgs({ options: { build: { type: 'string' } } });

const site = await openSite(
  values.build,
  async (config) => (await seedStories(config, 10))[0] ?? '',
);
const measured = [];
for (const { name, path, mode } of site.pages) {
  const bytes = await measurePageBytes(site.origin, path);
  measured.push({ path, mode, bytes, over: findExcess(name, bytes) });
}
await site.stop();
printBudgets(measured);
process.exitCode = measured.some(({ over }) => over.length > 0) ? 1 : 0;
