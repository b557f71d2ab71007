import { chromium } from 'playwright';
import { type OldChromium, pathOfOldChromium } from '#src/scripts/testing/old-chromiums.ts';
import { type Engine, phoneSize } from './engine.ts';

/** Playwright still speaks with them, but its locators do not: they need what these lack. */
export async function openChromium(name: OldChromium): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: pathOfOldChromium(name),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
  });
  const phone = { viewport: phoneSize, hasTouch: true, isMobile: true, locale: 'zh-CN' };
  const page = await (await browser.newContext(phone)).newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ name: kind, message }) => errors.push(`${kind}: ${message}`));
  return {
    goTo: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    errors: () => errors,
    close: () => browser.close(),
  };
}
