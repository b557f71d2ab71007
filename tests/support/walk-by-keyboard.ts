import type { Page } from 'playwright/test';

type Stop = { html: string; href: string | null; isAction: boolean; seen: boolean };

const stopsAtOnce = 10;
const mostStops = 100;

/** Tabs through the page once, up to a hundred stops, and tells of each whether it shows focus. */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    const stops: Stop[] = [];
    Object.assign(window, { stops });
    const note = () => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      const { width, height } = element.getBoundingClientRect();
      stops.push({
        html: element.outerHTML.slice(0, 120),
        href: element.getAttribute('href'),
        isAction: element.matches('main button, main a.button'),
        seen: (outlined || boxShadow !== 'none') && width > 1 && height > 1,
      });
    };
    document.addEventListener('keyup', note, true);
  });
  for (let pressed = stopsAtOnce; ; pressed += stopsAtOnce) {
    for (let step = 0; step < stopsAtOnce; step += 1) await page.keyboard.press('Tab');
    const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
    const again = stops.findIndex(({ html }, at) => at > 0 && html === stops[0]?.html);
    if (again > 0) return stops.slice(0, again);
    if (stops.length < pressed || pressed >= mostStops) return stops;
  }
}
