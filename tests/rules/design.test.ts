import { expect, test } from 'vitest';
import { importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources, type Source } from '../support/sources.ts';

/*
 * The design that was asked for, so that it can't drift: what the platform is built of, where it
 * stands, which forms are islands, and what they share. The names of the top level are held by
 * `repository.test.ts`, who may import whom by `imports.test.ts` and `ranks.test.ts`.
 */

/** By major version, or minor where the first number is still 0. */
const packages = {
  astro: '7',
  '@astrojs/react': '7',
  react: '19',
  'react-dom': '19',
  nanostores: '1',
  '@nanostores/react': '2',
  ofetch: '1',
  hono: '4',
  kysely: '0.29',
  valibot: '1',
} as const;

/** Folders of `src` with code, by where it runs. */
const folders = [
  ...['components', 'content', 'islands', 'layouts', 'pages', 'preview', 'scripts', 'server'],
  ...['serving', 'shared', 'stores', 'texts'],
];

/** What a family, a donor or one of staff fills in: the island, and the page or frame that mounts it. */
const wizards: Readonly<Record<string, readonly string[]>> = {
  giving: ['DonateForm', 'src/pages/cf/pay/[infoUuid].astro'],
  'the sheet of giving': ['DonateForm', 'src/islands/donations/DonateSheet.astro'],
  comments: ['CommentBoard', 'src/pages/cf/comment/list.astro'],
  verification: ['ProveForm', 'src/pages/cf/prove/add.astro'],
  'a list of verifications': ['ProofActs', 'src/pages/cf/prove/list.astro'],
  'the labels of a case': ['LabelForm', 'src/pages/cf/fundraiser/manage-label/[infoUuid].astro'],
  'a withdrawal': ['WithdrawForm', 'src/pages/cf/withdraw/edit.astro'],
  "a payee's account": ['BankForm', 'src/pages/raise/modify-bank-account.astro'],
  'an objection': ['ObjectionForm', 'src/pages/cf/withdraw/notice/[infoUuid].astro'],
  'a refund': ['RefundForm', 'src/pages/cf/refund/apply/[infoUuid].astro'],
  'the launch of a refund': ['LaunchRefund', 'src/pages/cf/refund/audit-pass/[infoUuid].astro'],
  'a sheet of a raise': ['SheetKeeper', 'src/islands/raising/SheetKeeper.astro'],
  'every page of sheets': ['SheetKeeper', 'src/layouts/RaiseSheet.astro'],
  'a decision of the desk': ['DecisionForm', 'src/islands/desk/TaskDecision.astro'],
  'the page of a task': ['TaskDecision', 'src/pages/desk/task/[taskId].astro'],
  'an act on a case': ['DeskForm', 'src/islands/desk/CaseActs.astro'],
  'stopping money': ['DeskForm', 'src/pages/desk/freeze.astro'],
  'a sign-in': ['SignInForm', 'src/islands/accounts/SignInCard.astro'],
};

const machine = 'src/stores/form-flow.ts';
const client = 'src/stores/api.ts';
const sender = 'src/stores/send-call.ts';

const sources = readSources('src/').filter(isCode);
const byPath = new Map(sources.map((source) => [source.path, source]));

/** Everything a file comes to stand on, itself included. */
function reachOf(path: string, reached = new Set<string>()): Set<string> {
  const source = byPath.get(path);
  if (!source || reached.has(path)) return reached;
  reached.add(path);
  for (const { target, typeOnly } of importsOf(source)) if (!typeOnly) reachOf(target, reached);
  return reached;
}

function findUnmounted(name: string, [island = '', mount = '']: readonly string[]): Finding[] {
  const source = byPath.get(mount);
  if (!source) return [`${name}: ${mount} is gone`];
  const tag = new RegExp(`<${island}(?=[\\s/>])[^>]*`).exec(source.text)?.[0];
  if (!tag) return [`${name}: ${mount} does not draw ${island}`];
  const target = importsOf(source)
    .map((one) => one.target)
    .find((path) => new RegExp(`/${island}\\.(tsx|astro)$`).test(path));
  if (target?.endsWith('.astro')) return [];
  if (!tag.includes('client:')) return [`${name}: ${island} is no island in ${mount}`];
  const reached = reachOf(target ?? '');
  return [machine, client]
    .filter((path) => !reached.has(path))
    .map((path) => `${name}: ${island} does not stand on ${path}`);
}

function findOtherClients(source: Source): Finding[] {
  if (source.path === sender) return [];
  return importsOf(source)
    .filter(({ target }) => target === 'ofetch')
    .map(({ where }) => `${where} is a second client beside ${sender}`);
}

/** How many islands or their stores read a store. */
function countReaders(path: string): number {
  const isReader = ({ path: from }: Source) => /^src\/(islands|stores)\//.test(from);
  return sources
    .filter(isReader)
    .filter((source) => importsOf(source).some(({ target }) => target === path)).length;
}

test('it is built of what was asked for', () => {
  const manifest = JSON.parse(readSources('package.json')[0]?.text ?? '{}') as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(packages))
    expect.soft(`${manifest.dependencies[name]}.`, name).toMatch(new RegExp(`^${version}\\.`));
});

test('its code stands in folders by where it runs', () => {
  const inFolders = sources.map(({ path }) => path.split('/')).filter((parts) => parts.length > 2);
  expect([...new Set(inFolders.map((parts) => parts[1]))].sort()).toEqual(folders);
});

test.each(Object.entries(wizards))('%s is an island of the one machine', (name, mounted) => {
  expect(findUnmounted(name, mounted)).toEqual([]);
});

test('every call of a browser goes through one client', { timeout: 60_000 }, () => {
  expect(sources.flatMap(findOtherClients)).toEqual([]);
  expect(reachOf(client)).toContain(sender);
});

test('what many islands show or keep is one store', () => {
  for (const [name, least] of [
    ['form-flow', 10],
    ['api', 10],
    ['drafts', 5],
    ['login-interception', 2],
    ['session', 3],
    ['known-session', 5],
    ['notices/unread', 2],
    ['polled', 2],
    ['comments/likes', 2],
    ['cases/follows', 1],
  ] as const) {
    expect.soft(countReaders(`src/stores/${name}.ts`), name).toBeGreaterThanOrEqual(least);
  }
});

test('the rules of the design catch what drifts', () => {
  expect(findUnmounted('a', ['DonateForm', 'src/pages/cf/gone.astro'])).toHaveLength(1);
  expect(findUnmounted('a', ['DonateForm', 'src/pages/cf/withdraw/edit.astro'])).toHaveLength(1);
  expect(findUnmounted('a', ['CommentBoard', 'src/layouts/RaiseSheet.astro'])).toHaveLength(1);
  const second = { path: 'src/stores/other.ts', text: "import { ofetch } from 'ofetch';" };
  expect(findOtherClients(second)).toHaveLength(1);
});
