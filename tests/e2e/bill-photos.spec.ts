import { launchCase } from '#src/shared/raising/launch/calls.ts';
import { expect, test } from '../support/browser.ts';
import { addPhoto, waitForKeeper } from '../support/fill-sheets.ts';
import { unlikeAnyOther } from '../support/test-photos.ts';

const kept = (name: string) => `input[type="hidden"][name="${name}"]`;

test('photos of bills stand beside the costs, for staff alone, and come back with the draft', async ({
  page,
  server,
  link,
  signIn,
  locale,
  texts: { raising: t, media },
}) => {
  const mobile = locale === 'en' ? '13700000176' : '13700000175';
  const started = { caseType: 0, agreed: true } as const;
  const { infoUuid } = await server.call(launchCase, started, await server.tokenOf(mobile));
  await signIn(page, mobile);
  await page.goto(link('editAeger', { params: { infoUuid } }));
  await waitForKeeper(page);
  const bills = page.locator('#f-bills');
  await expect(bills).toContainText(media.forStaff);
  await expect(bills).not.toContainText(media.paper);
  await expect(page.locator('#f-attachments')).toContainText(media.paper);
  await page.getByLabel(t.fields.costSoFarInFen).fill('60000');
  await addPhoto(page);
  await addPhoto(page, undefined, 'bills');
  await expect(page.locator('.saved')).toContainText(t.autosave.saved.split('{time}')[0] ?? '');
  const ids = async () => [
    await page.locator(kept('attachments')).inputValue(),
    await page.locator(kept('bills')).inputValue(),
  ];
  const before = await ids();
  expect(before[0]).not.toBe(before[1]);
  await page.reload();
  await waitForKeeper(page);
  expect(await ids()).toEqual(before);
  await expect(bills.getByRole('img')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4/] });

  test('a bill that was chosen stays with it while the rest of the sheet is mended', async ({
    page,
    server,
    link,
    signIn,
    locale,
    texts: { raising: t },
  }) => {
    const mobile = locale === 'en' ? '13700000178' : '13700000177';
    const started = { caseType: 0, agreed: true } as const;
    const { infoUuid } = await server.call(launchCase, started, await server.tokenOf(mobile));
    await signIn(page, mobile);
    await page.goto(link('editAeger', { params: { infoUuid } }));
    const photo = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: await unlikeAnyOther() };
    await page.locator('#photos-bills').setInputFiles(photo);
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.locator(kept('bills'))).toHaveValue(/^[\w-]{22}$/);
    await expect(page.locator(kept('attachments'))).toHaveValue('');
    await expect(page.locator('#f-bills img')).toBeVisible();
  });
});
