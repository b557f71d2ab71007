import { expect, once, test } from '../support/browser.ts';

test(
  'below a short page the foot stands at the bottom of the window, and below a long one after it',
  once,
  async ({ page, link }) => {
    const foot = page.locator('.site-foot');
    const bottomOf = async () =>
      Math.round(await foot.boundingBox().then((box) => (box ? box.y + box.height : 0)));
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.goto(link('receipt'));
    expect(await bottomOf()).toBe(2400);
    await page.setViewportSize({ width: 1280, height: 300 });
    expect(await bottomOf()).toBeGreaterThan(300);
    expect(await bottomOf()).toBe(await page.evaluate(() => document.documentElement.scrollHeight));
  },
);
