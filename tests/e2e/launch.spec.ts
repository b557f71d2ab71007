import type { Page } from '@playwright/test';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { someIdCard } from '../support/some-id-card.ts';
import { samplePicture } from '../support/test-photos.ts';

const reviewer = '13900000001';
const words = '请写清楚是谁、什么病、需要什么';
const title = '救救做了二十年木工的父亲';
const story =
  '我父亲今年五十八岁，在工地上做了二十年木工。今年三月他开始发烧，县医院查出是白血病。两次化疗之后要做移植，家里的积蓄和借来的钱都用完了。请帮帮他，每一笔钱我都会写清楚用在哪里。';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 4/] });

test('a family launches on a phone that loses its network and the page, mends one field, and is public', async ({
  context,
  page,
  server,
  link,
  signIn,
  texts,
  locale,
}) => {
  test.setTimeout(150_000);
  const { raising: t } = texts;
  const saved = (line: string) => line.split('{time}')[0] ?? '';
  await signIn(page, locale === 'en' ? '13700000082' : '13700000081');
  await page.goto(link('launch'));
  await page.getByLabel(t.launchWho).selectOption('6');
  await page.getByLabel(t.fields.illnessKey).selectOption('leukemia');
  await page.getByLabel(t.launchIllness).fill('白血病');
  await page.getByLabel(t.launchAgreed).check();
  await page.getByRole('button', { name: t.launchGo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.base.title);
  const address = page.url();
  const infoUuid = new URL(address).searchParams.get('infoUuid') ?? '';

  await waitForKeeper(page);
  await page.getByLabel(t.fields.province, { exact: true }).fill('云南');
  await page.getByLabel(t.fields.city, { exact: true }).fill('昭通');
  await expect(page.getByText(saved(t.autosave.saved))).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(t.fields.title, { exact: true }).fill(title);
  await expect(page.getByText(saved(t.autosave.here))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(saved(t.autosave.saved))).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(t.fields.content, { exact: true }).fill(story);
  await expect(page.getByText(saved(t.autosave.here))).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);

  await page.goto(address);
  await expect(page.getByText(saved(t.autosave.restored))).toBeVisible();
  await expect(page.getByLabel(t.fields.content, { exact: true })).toHaveValue(story);
  await expect(page.getByLabel(t.fields.title, { exact: true })).toHaveValue(title);
  await page.getByLabel(t.writers.family).check();
  await page.getByLabel(t.fields.targetAmountInFen).fill('200000');
  await addPhoto(page);
  await page.getByLabel(t.fieldsOfSheet.base.agreed).check();
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('link', { name: t.toPatient }).click();

  await waitForKeeper(page);
  await page.getByLabel(t.fieldsOfSheet.patient.name).fill('林大木');
  await page.getByLabel(t.fieldsOfSheet.patient.idCard).fill('110101199003070079');
  await page.getByLabel(t.maritalStatuses[1]).check();
  await page.getByLabel(t.consents.own).check();
  await page.getByLabel(t.fieldsOfSheet.patient.agreed).check();
  await addPhoto(page, texts.media.staffOnly);
  await page.getByRole('button', { name: t.next }).click();
  const idCard = page.getByLabel(t.fieldsOfSheet.patient.idCard);
  await expect(idCard).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(t.fieldsOfSheet.patient.name)).toHaveValue('林大木');
  await idCard.fill(someIdCard());
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.submittedTitle);

  await decide(server, infoUuid, { 'base.title': words });
  await page.goto(link('mineRaise'));
  await page.getByRole('link', { name: t.mineNext.mend }).click();
  await page.getByRole('link', { name: t.toMend }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel(t.fields.content, { exact: true })).toHaveCount(0);
  await waitForKeeper(page);
  await page.getByLabel(t.fields.title, { exact: true }).fill('林大木，白血病，差二十万移植费');
  await page.getByRole('button', { name: t.save }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.supplementSentTitle);
  await decide(server, infoUuid, {});

  await page.goto(link('contribute', { params: { infoUuid } }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林大木，白血病');
  await expect(page.getByText(t.writtenByLine.family)).toBeVisible();
  const { tradeNo } = await server.call(orderAdd, { infoUuid, amountInFen: 5000, payChannel: 8 });
  expect(tradeNo).toMatch(/\S/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet is refused with what was typed, and then saved', async ({
    page,
    link,
    signIn,
    texts: { raising: t, fieldProblems },
    locale,
  }) => {
    await signIn(page, locale === 'en' ? '13700000084' : '13700000083');
    await page.goto(link('launch'));
    await page.getByLabel(t.launchAgreed).check();
    await page.getByRole('button', { name: t.launchGo }).click();
    const infoUuid = new URL(page.url()).searchParams.get('infoUuid') ?? '';
    await page.goto(link('householdAssets', { query: { infoUuid } }));
    await page.getByLabel(t.houses.one).check();
    await page.getByLabel(t.cars.none).check();
    await page.getByLabel(t.insurances.basic, { exact: true }).check();
    await page.getByLabel(t.fields.incomeInFen).fill('四万');
    await page.getByLabel(t.fields.savingsInFen).fill('0');
    await page.getByLabel(t.fields.debtsInFen).fill('60000');
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByText(fieldProblems.wholeYuan)).toBeVisible();
    await expect(page.getByLabel(t.fields.incomeInFen)).toHaveValue('四万');
    await expect(page.getByLabel(t.houses.one)).toBeChecked();
    await page.getByLabel(t.fields.incomeInFen).fill('40000');
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.publisher.title);
  });
});

/** Until script keeps the form; before, the browser would send it by itself. */
async function waitForKeeper(page: Page): Promise<void> {
  await expect(page.locator('astro-island:has(.keeper)')).not.toHaveAttribute('ssr', '');
}

async function addPhoto(page: Page, choose?: string): Promise<void> {
  await expect(page.locator('astro-island:has(#photos-attachments)')).not.toHaveAttribute(
    'ssr',
    '',
  );
  const picture = samplePicture(400, 300, (Date.now() % 89) + 3).jpeg();
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() };
  await page.locator('#photos-attachments').setInputFiles(file);
  if (choose) await page.getByRole('button', { name: choose }).first().click();
  await expect(page.locator('input[type="hidden"][name="attachments"]')).not.toHaveValue('');
}

/** As staff at their desk; without refusals it passes. */
async function decide(
  server: TestServer,
  infoUuid: string,
  refusals: Record<string, string>,
): Promise<void> {
  const token = await server.tokenOf(reviewer);
  const taskId = await findTask(server, infoUuid, token);
  await server.call(deskClaim, { taskId }, token);
  const page = await read(
    server,
    linkTo('deskTask', { params: { taskId }, locale: 'zh-CN' }),
    token,
  );
  const revision = Number(/name="revision" value="(\d+)"/.exec(page)?.[1] ?? 1);
  const refused = Object.keys(refusals).length > 0;
  const decision = refused ? ('refuse' as const) : ('pass' as const);
  const input = { taskId, revision, decision, refusals: JSON.stringify(refusals) };
  await server.call(deskDecide, input, token);
}

async function findTask(server: TestServer, infoUuid: string, token: string): Promise<string> {
  const queue = linkTo('deskQueue', { params: { queue: 'base' }, locale: 'zh-CN' });
  const list = await read(server, queue, token);
  for (const [, taskId = ''] of list.matchAll(/\/desk\/task\/([\w-]{22})/g)) {
    const task = await read(
      server,
      linkTo('deskTask', { params: { taskId }, locale: 'zh-CN' }),
      token,
    );
    if (task.includes(infoUuid)) return taskId;
  }
  throw new Error('The case waits at no desk.');
}

async function read(server: TestServer, path: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(server.origin + path, { headers })).text();
}
