import { parseArgs } from 'node:util';
import { measurePageBytes, type PageBytes } from './measure-page-bytes.ts';
import { openSite } from './open-site.ts';
import { printBudgets } from './print-results.ts';
import { seedStories } from './seed-stories.ts';

// `npm run budgets`: the bytes of every static and kept page in both languages, and whether each
// is within its budget. `-- --build <folder>` for a build other than the current one.
const { values } = parseArgs({ options: { build: { type: 'string' } } });
const kilobyte = 1024;
/** Of kept pages and static ones; nothing may block first reading. */
const budgets = {
  C: { htmlAndCss: 10, document: 16, eagerScript: 1, blockingScript: 0, islands: 75 },
  S: { htmlAndCss: 8, document: 10, eagerScript: 1, blockingScript: 0, islands: 75 },
} as const;
type Budget = Partial<Record<keyof PageBytes, number>>;

/** The giving form fetches what sends it once it is touched; other forms come with the client. */
const withClient: Budget = { islands: 87 };
/** Pages that do nothing but what their script does. */
const ofScript: Budget = { eagerScript: 6 };
/** Pages whose one act is to copy a text. */
const ofCopying: Budget = { eagerScript: 1.25 };
const otherwise: Readonly<Record<string, Budget>> = {
  commentList: withClient,
  channelPartner: withClient,
  onlineService: withClient,
  applyRaise: withClient,
  raiseRegist: withClient,
  contributeSpread: ofCopying,
  inviter: ofCopying,
  weiboInviter: ofCopying,
  clear: ofScript,
  clearDraft: ofScript,
  crash: ofScript,
  firstScreenAd: ofScript,
  // Names every call there is, for programmers on a desk.
  apiDocs: { htmlAndCss: 28, document: 28 },
};

const site = await openSite(
  values.build,
  async (config) => (await seedStories(config, 10))[0] ?? '',
);
const measured = [];
for (const { name, path, mode } of site.pages) {
  const bytes = await measurePageBytes(site.origin, path);
  const budget = { ...budgets[mode], ...otherwise[name] };
  measured.push({ path, mode, bytes, over: overOf(bytes, budget) });
}
await site.stop();
printBudgets(measured);
process.exitCode = measured.some(({ over }) => over.length > 0) ? 1 : 0;

function overOf(bytes: PageBytes, budget: Budget): string[] {
  return (Object.entries(budget) as [keyof PageBytes, number][])
    .filter(([part, limit]) => bytes[part] > limit * kilobyte)
    .map(([part, limit]) => `${part} over ${limit} KB`);
}
