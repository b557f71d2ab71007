import { reportAdd } from '#src/shared/reports/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { type DeskPage, deskStaff, passAtDesk } from '../support/desk-in-browser.ts';
import { findDonor } from '../support/find-donor.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** This story has its target, so that no other test gives to it; none takes part in it. */
const { infoUuid, params, mobile: family, title } = familyOf('rare-sma-nuonuo');
const question = '有人说药费已经由医保全部报销，请说明现在要自己付多少。';
const answer =
  '医保从上个月起报销一部分，单子已经交给平台；每个月还要自己付一万二，另有康复和呼吸机的钱。';

test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

test(
  'without script a family reads what is asked, explains it, and after review all read it and donors say what they think',
  once,
  async ({ page, server, link, texts, signIn }) => {
    test.slow();
    const { discussions: t } = texts;
    const desk = { page, link, texts };
    const main = page.getByRole('main');
    const report = { infoUuid, reason: 'falseHousehold', content: question } as const;
    await server.call(reportAdd, report, await server.tokenOf('13900000184'));
    await signIn(page, deskStaff.administrator);
    await openAtDesk(desk);

    await signIn(page, family);
    await explain(desk);

    await page.context().clearCookies();
    await page.goto(link('contribute', { params }));
    await page.getByRole('link', { name: t.toProgress }).click();
    await expect(main).toContainText(question);
    await expect(main).not.toContainText(answer);

    await signIn(page, deskStaff.reviewer);
    await passAtDesk(desk, { queue: 'discussion', title });

    await page.context().clearCookies();
    await page.goto(link('discussionProgress', { params }));
    await expect(main).toContainText(answer);
    await expect(page.getByRole('link', { name: t.vote.signIn })).toBeVisible();

    await signIn(page, findDonor(server, infoUuid).mobile);
    await page.reload();
    await page.getByLabel(t.vote.options.trust).check();
    await page.getByRole('button', { name: t.vote.submit }).click();
    await expect(main).toContainText(t.vote.counts({ trust: 1, doubt: 0 }));
    await changeInPlace(desk);

    await signIn(page, family);
    await page.goto(link('mineMessages'));
    await expect(main).toContainText(texts.notices.discussionPublic.title);
  },
);

async function openAtDesk({ page, link, texts }: DeskPage): Promise<void> {
  const { file } = texts.review;
  await page.goto(link('deskCase', { params }));
  const acts = page.getByRole('region', { name: file.actsTitle });
  await acts.getByLabel(file.act).selectOption('openDiscussion');
  await acts.getByLabel(file.reason).fill(question);
  await acts.getByRole('button', { name: file.confirmAct }).click();
  await expect(page.getByRole('main')).toContainText(question);
}

/** With script the same donor thinks better of it, and the page stays. */
async function changeInPlace({ page, link, texts: { discussions: t } }: DeskPage): Promise<void> {
  const browser = page.context().browser();
  const other = await browser?.newPage({
    javaScriptEnabled: true,
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  });
  if (!other) throw new Error('There is no other page.');
  await other.goto(link('discussionProgress', { params }));
  await other.getByLabel(t.vote.options.doubt).check();
  await waitForIsland(other, '[name="bizId"]');
  await expect(other.getByText(t.vote.counts({ trust: 0, doubt: 1 }))).toBeHidden();
  await other.locator('#vote button[type="submit"]').click();
  await expect(other.getByRole('status')).toContainText(t.vote.counts({ trust: 0, doubt: 1 }));
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.close();
}

/** It goes by the door in the centre; words that are too short are said at their field first. */
async function explain({ page, link, texts }: DeskPage): Promise<void> {
  const { own: t } = texts.discussions;
  const main = page.getByRole('main');
  await page.goto(link('fundraiserCenter', { params }));
  await main.locator('a[href*="/discussion/application/"]').first().click();
  await expect(main).toContainText(question);
  await page.getByLabel(t.content, { exact: true }).fill('短');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(main).toContainText(texts.fieldProblems.tooShort);
  await page.getByLabel(t.content, { exact: true }).fill(answer);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.sent)).toBeVisible();
  await expect(main).toContainText(answer);
}
