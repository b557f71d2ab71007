import type { Page } from 'playwright/test';
import { expect, once, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

const hourMs = 60 * 60 * 1000;
const wide = { width: 1280, height: 900 };

test('a bar leads to the parts of a case and marks the one that is read', async ({
  page,
  openCase,
  texts,
}) => {
  await openCase(0);
  const { sections, sectionsLabel } = texts.cases;
  const bar = page.getByRole('navigation', { name: sectionsLabel });
  for (const part of ['donors', 'facts'] as const) {
    await bar.getByRole('link', { name: sections[part] }).click();
    await expect(page.locator(`#${part}`)).toBeInViewport();
    await expect(bar.locator('[aria-current]')).toHaveText(sections[part]);
    const top = await page.locator(`#${part}`).evaluate((one) => one.getBoundingClientRect().top);
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    expect(top).toBeGreaterThanOrEqual(height - 1);
  }
});

test('what a donor decides by is not in small letters', async ({ page, openCase, texts }) => {
  await openCase(0);
  const facts = ['.case-money', '.case-facts', '.persons', '.safety', '.costs', '.costs + p'];
  for (const place of ['.case-head', '.case-by', ...facts]) {
    expect.soft(await smallestLetters(page, place), place).toBeGreaterThanOrEqual(16);
  }
  const vouched = page.locator('.part', {
    has: page.getByRole('heading', { name: texts.verification.title, exact: true }),
  });
  await vouched.evaluate((part) => part.classList.add('vouched'));
  expect(await smallestLetters(page, '.vouched')).toBeGreaterThanOrEqual(16);
});

test(
  'pictures are seen large in place, turned by a swipe and left by Escape',
  once,
  async ({ page, openCase }) => {
    await openCase(0);
    await expect(page.locator('.picture-viewer')).toBeAttached();
    const pictures = page.locator('[data-picture]');
    await pictures.first().click();
    const shown = page.getByRole('dialog').locator('img');
    await expect(shown).toHaveAttribute('src', await pictures.first().evaluate(addressOf));
    await swipe(page, '.picture-viewer [aria-pressed]', -120);
    await expect(shown).toHaveAttribute('src', await pictures.nth(1).evaluate(addressOf));
    await swipe(page, '.picture-viewer [aria-pressed]', 120);
    await expect(shown).toHaveAttribute('src', await pictures.first().evaluate(addressOf));
    await page.keyboard.press('Escape');
    await expect(pictures.first()).toBeFocused();
  },
);

test('a device says how long ago a gift was, and nothing moves by it', async ({
  page,
  server,
  link,
}) => {
  const infoUuid = await findOpenCase(server, 0);
  const path = link('contribute', { params: { infoUuid } });
  const kept = await (await fetch(server.origin + path)).text();
  const [, at = ''] = /<time class="soft" datetime="([\d-]+T[\d:]+Z)">/.exec(kept) ?? [];
  await page.clock.setFixedTime(Date.parse(at) + 3 * hourMs);
  await page.goto(path);
  const gift = page.locator('.gifts time').first();
  await gift.scrollIntoViewIfNeeded();
  await expect(gift).toHaveText(/^3 hours ago$|^3\s?小时前$/);
  await expect(gift).toHaveAttribute('title', /\d{1,2}:\d{2}/);
  await page.clock.setFixedTime(Date.parse(at) + 40 * 24 * hourMs);
  await page.reload();
  await gift.scrollIntoViewIfNeeded();
  await expect(gift).toHaveAttribute('title', /\d/);
  await expect(gift).toHaveText(/2026/);
});

test.describe('where there is room', () => {
  test.use({ viewport: wide, isMobile: false, hasTouch: false });

  test('the way to give stays in view beside the story', async ({ page, openCase, texts }) => {
    await openCase(0);
    await page.locator('#comments').scrollIntoViewIfNeeded();
    const give = page.getByRole('link', { name: texts.donations.give, exact: true });
    await expect(give).toHaveCount(1);
    await expect(give).toBeInViewport({ ratio: 1 });
    await give.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'parts are anchors, pictures are links and days are dates',
    once,
    async ({ page, server, openCase }) => {
      await openCase(0);
      for (const part of await page.locator('.case-bar a').all()) {
        const hash = (await part.getAttribute('href')) ?? '';
        await expect(page.locator(hash)).toHaveCount(1);
      }
      const href = (await page.locator('[data-picture]').first().getAttribute('href')) ?? '';
      expect((await fetch(server.origin + href)).status).toBe(200);
      await expect(page.locator('.gifts time').first()).toHaveText(/2026/);
    },
  );
});

const addressOf = (link: Element) => (link as HTMLAnchorElement).href;

function smallestLetters(page: Page, place: string): Promise<number> {
  return page.evaluate((selector) => {
    const sizes = [...document.querySelectorAll(`${selector}, ${selector} *`)]
      .filter((one) => one.checkVisibility())
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    return Math.min(...sizes);
  }, place);
}

/** Swipes as a finger does it: down, across, up. */
function swipe(page: Page, selector: string, acrossPx: number): Promise<void> {
  return page.evaluate(
    ([on, by]) => {
      const target = document.querySelector(on) as Element;
      const touchAt = (clientX: number) =>
        new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const send = (type: string, touch: Touch) =>
        target.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            touches: type === 'touchend' ? [] : [touch],
            changedTouches: [touch],
          }),
        );
      send('touchstart', touchAt(200));
      send('touchend', touchAt(200 + by));
    },
    [selector, acrossPx] as const,
  );
}
