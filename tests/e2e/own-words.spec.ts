import { commentWords, thanksWords } from '#src/scripts/demo/comment-words.ts';
import { giftWords } from '#src/scripts/demo/gift-words.ts';
import { tellingsOf } from '#src/scripts/demo/tellings-of.ts';
import { type PageAccess, type RouteName, routes } from '#src/shared/routes.ts';
import { expect, type Link, test } from '../support/browser.ts';
import { demoFamily } from '../support/demo-family.ts';

const wisher = demoFamily(({ caseType }) => caseType === 99);
const seller = demoFamily(({ gears }) => gears !== undefined);

/** These are words that belong to an illness, in either language. */
const ofIllness =
  /患者|病情|病人|病种|治疗|治病|医院|住院|医生|疾病|科室|\b(patients?|illness|ill|treatments?|hospitals?|wards?|doctors?|disease)\b/i;

/** This is what the family and its readers wrote themselves. */
const told = [
  ...[wisher.story, ...tellingsOf(wisher.story)].flatMap(({ title, content }) => [
    ...[title, ...content.split('\n\n')],
  ]),
  ...wisher.story.pictures.flatMap(({ alt, altEn }) => [alt, altEn]),
  ...[...commentWords, ...thanksWords, ...giftWords.zh, ...giftWords.en],
  ...wisher.story.encouragements,
];

/** A dream has not these pages, or they show every kind of case; each has its reason. */
const notOfDreams: Partial<Record<RouteName, string>> = {
  ...{ editAeger: 'a sheet of an illness', hospitalDetail: 'a sheet of an illness' },
  ...{ householdAssets: 'a sheet of an illness', doctorProve: 'no page leads a dream there' },
  verificationHospital: 'no page leads a dream there',
  verificationHospitalSuccess: 'no page leads a dream there',
  ...{ fundraiserTeach: 'advice to every fundraiser', raiseAdviser: 'all advisers' },
  ...{ inquiry: 'one of many forms', proveAdd: 'names doctors and fellow patients as verifiers' },
  proveList: 'what verifiers wrote, doctors among them',
  friendProve: 'what verifiers wrote',
  ...{ manageLabel: 'labels of every kind', goodsOrders: 'of goods' },
  ...{ commonCase: 'a list', leftViews: 'a list of others', leftSlide: 'a list of others' },
  ...{ leftCenter: 'a list of others', contributeSpread: 'rules that hold for every kind' },
  ...{ articleMiddlePage: 'an article', miniProgramCard: 'its frame names the platform' },
};

/** Names every page of one case. */
function pagesOf(link: Link, infoUuid: string): [RouteName, string][] {
  const names = Object.keys(routes) as RouteName[];
  return names
    .filter((name) => !(name in notOfDreams))
    .flatMap((name): [RouteName, string][] => {
      const { path, access }: { path: string; access: PageAccess } = routes[name];
      const parameters = path.match(/\{\w+\}/g) ?? [];
      const inPath = parameters.length === 1 && parameters[0] === '{infoUuid}';
      const asked = (routes[name].query as readonly string[]).includes('infoUuid');
      if (access === 'staff' || !(inPath || (asked && parameters.length === 0))) return [];
      const named = inPath ? { params: { infoUuid } } : { query: { infoUuid } };
      return [[name, link(name, named)]];
    });
}

test('a dream speaks of the wish on every page of it, and never of an illness', async ({
  page,
  link,
  signIn,
  texts,
}) => {
  test.slow();
  await signIn(page, wisher.mobile);
  const pages = pagesOf(link, wisher.infoUuid);
  const launch: [RouteName, string] = ['launch', link('launch', { query: { caseType: 99 } })];
  expect(pages.length).toBeGreaterThan(40);
  for (const [name, address] of [...pages, launch]) {
    const answer = await page.request.get(address);
    expect.soft(answer.status(), name).toBeLessThan(500);
    if (answer.status() !== 200) continue;
    const words = wordsOf(await answer.text(), told);
    expect.soft(words.match(ofIllness)?.[0] ?? '', `${name}: ${nearby(words)}`).toBe('');
  }
  await page.goto(link('pay', { params: wisher.params, query: { amountInFen: 2000 } }));
  await expect(page.getByRole('main')).toContainText(texts.dream.donations.readyWords[0] ?? '');
});

test('a case with goods speaks of its goods from the launch on', async ({
  page,
  link,
  signIn,
  texts,
}) => {
  await signIn(page, seller.mobile);
  const { raising: own } = texts.goods;
  await page.goto(link('launch', { query: { caseType: 1 } }));
  const main = page.getByRole('main');
  await expect(main).toContainText(texts.raising.caseTypes[1]);
  await expect(main).toContainText(own.launchSteps[0] ?? '');
  await page.goto(link('commitVerify', { params: seller.params }));
  await expect(main).toContainText(texts.raising.ownParts.goodsBase);
  await page.goto(link('publishProgress', { params: seller.params }));
  await expect(main).toContainText(texts.goods.progress.ideas[0] ?? '');
});

/**
 * Reads what a page says in its main part: words, labels, hints, without what people themselves
 * wrote.
 */
function wordsOf(html: string, told: readonly string[]): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const labels = [...main.matchAll(/\b(?:aria-label|alt|placeholder|title)="([^"]*)"/g)];
  const plain = main
    .replaceAll(/<(script|style|blockquote)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+)\b[^>]*\blang="[^>]*>[^<]*<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
  const words = [plain, ...labels.map(([, label]) => label)].join(' \n ');
  return told.reduce((text, one) => text.replaceAll(one, ''), words);
}

function nearby(words: string): string {
  const at = words.search(ofIllness);
  return at < 0 ? '' : words.slice(Math.max(0, at - 80), at + 60);
}
