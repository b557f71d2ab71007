import { expect, test } from '../support/browser.ts';

test('a sheet is read aloud, question by question, and stops when asked', async ({
  page,
  link,
  signIn,
  texts: { raising: t, platform },
  locale,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const voice = {
      speak: ({ text }: SpeechSynthesisUtterance) => void heard.push(text),
      cancel: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.assign(window, { heard });
  });
  await signIn(page, locale === 'en' ? '13700000078' : '13700000077');
  await page.goto(link('launch'));
  await page.getByLabel(t.launchAgreed).check();
  await page.getByRole('button', { name: t.launchGo }).click();
  await page.waitForURL(/infoUuid=/);
  await page.getByRole('button', { name: platform.readAloud }).click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(await heard()).toEqual([t.fields.illnessKey]);
  await page.getByRole('button', { name: platform.stopReading }).click();
  await expect(page.getByRole('button', { name: platform.readAloud })).toBeVisible();
});
