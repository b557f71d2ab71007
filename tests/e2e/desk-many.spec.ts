import { saveWishing } from '#src/shared/wishes/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

// Words that are missing are answered as such.
test.use({ expectedErrors: [/\b422\b/] });

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'two wishes are taken down with one act and the words needed for it, by keys alone',
    once,
    async ({ page, server, link, texts, signIn }) => {
      const t = texts.deskWork.many;
      const wishes = ['愿雪早点化，一个。', '愿雪早点化，两个。'];
      for (const [index, content] of wishes.entries()) {
        const token = await server.tokenOf(`1390000018${index}`);
        await server.call(saveWishing, { content, named: false }, token);
      }
      await signIn(page, deskStaff.second);
      await page.goto(link('deskQueue', { params: { queue: 'wish' } }));
      for (const content of wishes) {
        await page.getByRole('checkbox', { name: content }).focus();
        await page.keyboard.press('Space');
      }
      const takeDown = page.getByRole('button', { name: texts.review.task.ways.wish.refuse });
      await takeDown.press('Enter');
      const words = page.getByLabel(t.words);
      await expect(words).toHaveAttribute('aria-invalid', 'true');
      await words.fill('和求助没有关系');
      for (const content of wishes) {
        await expect(page.getByRole('checkbox', { name: content })).toBeChecked();
      }
      await takeDown.press('Enter');
      await expect(page.getByText(t.done('2'))).toBeVisible();
      await page.goto(link('wishingTree'));
      for (const content of wishes) await expect(page.getByText(content)).toHaveCount(0);
    },
  );
});

test(
  'j goes from tick to tick, a only stands on the button, and the page says what was left as it is',
  once,
  async ({ page, server, link, texts, signIn, locale }) => {
    const [content, changed] = ['愿雨停在傍晚。', '愿雪停在清晨。'];
    for (const [index, wish] of [content, changed].entries()) {
      const token = await server.tokenOf(`1390000028${index}`);
      await server.call(saveWishing, { content: wish, named: false }, token);
    }
    await signIn(page, deskStaff.second);
    await page.goto(link('deskQueue', { params: { queue: 'wish' } }));
    const tick = page.getByRole('checkbox', { name: content });
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(tick).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(tick).toBeChecked();
    const other = page.getByRole('checkbox', { name: changed });
    await other.check();
    // Somebody mended it since: another version of it was looked at.
    await other.evaluate((box: HTMLInputElement) => {
      box.value = '9';
    });
    await expectAccessible(page, locale);
    const keep = page.getByRole('button', { name: texts.review.task.ways.wish.pass });
    await tick.focus();
    await page.keyboard.press('a');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    const t = texts.deskWork.many;
    await expect(page.getByText(t.done('1'))).toBeVisible();
    await expect(page.getByText(t.left('1'))).toBeVisible();
  },
);
