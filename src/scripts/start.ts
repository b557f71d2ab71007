import { pathToFileURL } from 'node:url';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { linkTo } from '#src/shared/routes.ts';
import { buildIfStale } from './build-if-stale.ts';
import { builds, currentEntry } from './current-build.ts';
import { requireFreePort } from './require-free-ports.ts';
import { tellErrors } from './tell-error.ts';

// `npm start` migrates and serves. The demo is also built, filled when it is empty, and says what
// to open; in live mode what serves people is built beforehand, by `npm run build`.

tellErrors();
const config = parseConfig(process.env);
// A minute of building and seeding is not begun for a port that others hold.
await requireFreePort(config);
if (config.mode === 'demo') {
  buildIfStale();
  // A server in live mode need not read and keep the code of the demo, and with it this tree's own.
  const { seedDatabase } = await import('./seed-database.ts');
  await seedDatabase(config);
}
await import(pathToFileURL(currentEntry(builds)).href);
if (config.mode === 'demo') console.log(guide(config.publicOrigin));

function guide(origin: string): string {
  const zh = { locale: 'zh-CN' } as const;
  const english = { locale: 'en' } as const;
  return [
    '',
    `  Open             ${origin}${linkTo('home', zh)}   ·   in English ${origin}${linkTo('home', english)}`,
    `  Sign in          ${origin}${linkTo('login', zh)} with any mobile number, such as 13800000001;`,
    '                   the code is shown on the page (demo mode)',
    '  Fundraiser       13700000010 has a case that is raising, 13700000010 + n the others of the demo',
    '  Staff            13900000001, 04, 05 reviewers · 13900000002 releaser · 13900000003 administrator',
    '  Start over       npm run reset',
    '',
  ].join('\n');
}
