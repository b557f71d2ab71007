import { reportAdd } from '#src/shared/reports/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { type DeskPage, deskStaff, passAtDesk } from '../support/desk-in-browser.ts';
import { findDonor } from '../support/find-donor.ts';
import { samplePicture } from '../support/test-photos.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** This story's time is over with its money still there; no other test takes part in it. */
const { infoUuid, params, mobile: family, title } = familyOf('injury-scaffold-dage');
const why = '工伤认定书是伪造的，社保局和医院都说没有这个人。';
const tip = '我在社保局工作，查过这份工伤认定书，没有这个编号。';

test(
  'a case found false is stopped in the act that upholds the report, and every gift goes back',
  once,
  async ({ page, server, link, texts, signIn }) => {
    test.slow();
    const { refunds: t } = texts;
    const desk = { page, link, texts };
    const gift = findDonor(server, infoUuid);
    const report = { infoUuid, reason: 'falseIllness', content: tip } as const;
    await server.call(reportAdd, report, await server.tokenOf('13900000183'));

    await signIn(page, deskStaff.administrator);
    await upholdAsFalse(desk);

    await signIn(page, gift.mobile);
    await page.goto(link('mineMessages'));
    await expect(page.getByRole('main')).toContainText(texts.notices.givenToFalse.title);
    await signIn(page, family);
    await expectFlag(desk, 'risk');
    await explain(desk);

    await signIn(page, deskStaff.reviewer);
    await passAtDesk(desk, { queue: 'refund', title });
    await signIn(page, deskStaff.releaser);
    await passAtDesk(desk, { queue: 'refundRelease', title });

    await signIn(page, gift.mobile);
    await expect(async () => {
      await page.goto(link('refundDetail', { params }));
      await expect(page.getByText(t.statuses.DONE, { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    const main = page.getByRole('main');
    await expect(main).toContainText(why);
    await expect(main.getByText(t.giftStates.returned).first()).toBeVisible();
    await signIn(page, family);
    await expectFlag(desk, 'false');
  },
);

/** The next step leads to where words and papers go to staff; it says what, and by when. */
async function explain({ page, link, texts }: DeskPage): Promise<void> {
  const { explain: t, family: form } = texts.asking;
  await page.getByRole('link', { name: texts.raiser.tasks.flagToAnswer() }).click();
  const main = page.getByRole('main');
  for (const words of [why, t.helps, t.answered('24')]) await expect(main).toContainText(words);
  await page.getByLabel(form.answer).fill('认定书是社保局开的，请看原件。');
  const photo = await samplePicture(300, 200, 41).jpeg().toBuffer();
  const file = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('.photos [type=file]').setInputFiles([file]);
  await expect(page.getByText(texts.media.kept, { exact: true })).toBeVisible();
  await waitForIsland(page, '[type=submit]');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(t.sent('24'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  // This is what was sent is no draft any more, and is read again.
  await page.goto(link('staffQuestions', { params }));
  await waitForIsland(page, '[type=submit]');
  await expect(page.getByLabel(form.answer)).toHaveValue('');
  const told = page.getByRole('region', { name: t.told });
  for (const words of ['认定书是社保局开的，请看原件。', form.papersCount('1'), t.states.open])
    await expect(told).toContainText(words);
}

async function upholdAsFalse(desk: DeskPage): Promise<void> {
  const { page, texts } = desk;
  const { file, reportActs } = texts.review;
  await passAtDesk(desk, {
    ...{ queue: 'report', title, words: '谢谢你告诉我们，我们核实过了。' },
    fill: async () => {
      await page.getByLabel(file.act).selectOption('falseCase');
      await page.getByLabel(reportActs.reason).fill(why);
    },
  });
}

/** Its own family reads this where it comes first, and how it can answer. */
async function expectFlag({ page, link, texts }: DeskPage, flag: 'risk' | 'false') {
  const { flagged, tasks, actions } = texts.raiser;
  const { titles, answers } = flagged;
  await page.goto(link('fundraiserCenter', { params }));
  const main = page.getByRole('main');
  for (const words of [titles[flag], answers[flag], why]) {
    await expect(main).toContainText(words);
  }
  await main.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  // Nobody is thanked for what goes back.
  await expect(main.locator('#next ~ p > a.button')).toHaveText(tasks.flagToAnswer());
  await expect(main.getByRole('link', { name: actions.fastReply })).toHaveCount(0);
  const refund = link('refundDetail', { params });
  await expect(main.locator(`a[href^="${refund}"]`).first()).toBeVisible();
}
