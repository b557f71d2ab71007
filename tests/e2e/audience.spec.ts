import { tellingsOf } from '#src/scripts/demo/tellings-of.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { expect, once, test } from '../support/browser.ts';
import { demoFamily, keepingFamily, literally } from '../support/demo-family.ts';
import { findDonor } from '../support/find-donor.ts';

/** A child's family raises money, and its guardian shows its face. */
const child = demoFamily(({ state, patient }) => state === 'raising' && patient.age < 14);

test.describe('who sees an appeal', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/403/] });

  test(
    'a family shows its appeal by link alone and its child to nobody, and takes both back',
    once,
    async ({ page, link, texts, signIn }) => {
      const { audience: t } = texts;
      const picture = page.locator('main img[src*="/media/"]').first();
      const inList = async () => {
        const listed = await page.context().request.get(`/sitemap-cases-${defaultLocale}.xml`);
        return (await listed.text()).includes(child.infoUuid);
      };
      await page.goto(link('contribute', { params: child.params }));
      const known = await picture.getAttribute('src');
      expect(await inList()).toBe(true);

      await signIn(page, child.mobile);
      await page.goto(link('caseAudience', { params: child.params }));
      const face = page.getByRole('checkbox', { name: t.facesTick });
      await expect(face).toBeChecked();
      await page.getByRole('radio', { name: t.choices.link }).check();
      await face.uncheck();
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByRole('status')).toHaveText(t.saved);

      await page.context().clearCookies();
      await page.goto(link('contribute', { params: child.params }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(child.title);
      await expect(picture).not.toHaveAttribute('src', known ?? '');
      expect(await inList()).toBe(false);

      await signIn(page, child.mobile);
      await page.goto(link('caseAudience', { params: child.params }));
      await page.getByRole('radio', { name: t.choices.public }).check();
      await face.check();
      await page.getByRole('button', { name: t.save }).click();
      await page.goto(link('contribute', { params: child.params }));
      await expect(picture).toHaveAttribute('src', known ?? '');
      expect(await inList()).toBe(true);
    },
  );

  test(
    'an ended story that its family kept is read by who gave, and by no stranger',
    once,
    async ({ page, server, link, texts, signIn }) => {
      const { story, infoUuid, params, title } = keepingFamily;
      const tellings = [story, ...tellingsOf(story)];
      const beginnings = tellings.map(({ content }) => content.split('\n')[0] ?? '');
      const first = new RegExp(beginnings.map(literally).join('|'));
      const main = page.getByRole('main');
      await page.goto(link('contribute', { params }));
      await expect(main).not.toContainText(first);
      await expect(main).not.toContainText(title);
      await page.goto(link('caseLedger', { params }));
      const door = page.getByRole('link', { name: texts.audience.keptDoor });
      await expect(door).toBeVisible();

      await signIn(page, '13900000077');
      const refused = await page.goto(link('keptStory', { params }));
      expect(refused?.status()).toBe(403);
      await expect(main).toContainText(texts.audience.notGiven);
      await expect(main).not.toContainText(first);

      await signIn(page, findDonor(server, infoUuid).mobile);
      await page.goto(link('caseLedger', { params }));
      await door.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main).toContainText(first);
      const photo = page.getByRole('img', { name: texts.audience.photo(1) });
      const shown = await page.context().request.get((await photo.getAttribute('src')) ?? '');
      expect(shown.headers()['content-type']).toMatch(/^image\//);
    },
  );
});
