import type { Page } from 'playwright/test';
import { locales, withLocale } from '#src/shared/platform/locale.ts';
import { wakeEvent } from '#src/shared/platform/wake-event.ts';
import { expect, once, test } from '../support/browser.ts';
import { drawnByBoth } from '../support/compare-renderers.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { findFaultsOfExamples } from '../support/find-faults-of-examples.ts';
import { findForeign } from '../support/find-foreign.ts';
import { mountedIslands } from '../support/mounted-islands.ts';
import { readSources } from '../support/sources.ts';
import { tryEditor } from '../support/try-editor.ts';

// It runs in one worker, because two dev servers would build their caches in the same place.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({
  // The dev server alone is asked, so the built one need not start.
  baseURL: '',
  // What examples show is nobody's, so the server refuses its pictures and calls.
  expectedErrors: [/^Failed to load resource: .* 40[014] /],
});

const examples = readSources('src/').filter(({ path }) => path.endsWith('.examples.ts'));
const subjects = [...new Set(examples.map(({ path }) => path.split('/')[2] ?? ''))].toSorted();

let dev: DevServer;
test.beforeAll(async () => {
  dev = await startDevServer(process.env.WARMLIGHT_SEEDED as string);
});
test.afterAll(() => dev.stop());
// Nobody edits anything meanwhile, so a page need not hear that it should load anew.
test.beforeEach(({ page }) => page.routeWebSocket(/./, () => {}));

/** Answers what the server drew. */
async function openSubject(page: Page, path: string): Promise<string> {
  const opened = await page.goto(dev.origin + path);
  expect(opened?.status(), path).toBe(200);
  return (await opened?.text()) ?? '';
}

/** Lists the names of islands that are not empty in what the server drew. */
function drawnIslands(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const drawn = new DOMParser().parseFromString(text, 'text/html');
    return [...drawn.querySelectorAll('astro-island:has(*)')].map(
      (island) => island.getAttribute('component-export') ?? '',
    );
  }, html);
}

/** Counts parts of islands that React has not taken over yet. */
function countUntaken(page: Page): Promise<number> {
  const parts = page.locator('astro-island > :not(template, script, link, style)');
  return parts.evaluateAll(
    (drawn) =>
      drawn.filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactFiber')))
        .length,
  );
}

const titleOf = (subject: string) =>
  `axe finds nothing in any example of ${subject}, none is too wide, and words say their language`;

for (const subject of subjects) {
  test(titleOf(subject), once, async ({ page }) => {
    // It is so tall that what sticks to the bottom of a screen covers nothing.
    await page.setViewportSize({ width: 375, height: 4000 });
    for (const locale of locales) {
      await openSubject(page, withLocale(`/preview?subject=${subject}`, locale));
      expect.soft(await findForeign(page)).toEqual([]);
      expect(await findFaultsOfExamples(page)).toEqual([]);
    }
  });
}

test('fields of pages and of islands are the same, word for word', once, async ({ page }) => {
  for (const locale of locales) {
    await openSubject(page, withLocale('/preview?subject=forms', locale));
    const { ofPages, ofIslands } = await drawnByBoth(page);
    expect(Object.keys(ofPages).length).toBeGreaterThan(20);
    expect(ofIslands).toEqual(ofPages);
  }
});

test('the dev server shows a page in every language', once, async () => {
  for (const locale of locales) {
    const answer = await fetch(dev.origin + withLocale('/', locale));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<html lang="${locale}"`);
  }
});

test(
  'the editors’ screen counts, refuses at once, shows the page beside, and asks before words go',
  once,
  async ({ page }) => {
    for (const locale of locales) await tryEditor(page, dev.origin, locale);
  },
);

/** Taking over is the same in every language. */
const alivePages = subjects.map((subject) => `/preview?subject=${subject}&alive`);

test(
  'every island is drawn by the server and hydrates without a word of React',
  once,
  async ({ page }) => {
    const seen = new Set<string>();
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    for (const path of alivePages) {
      const html = await openSubject(page, path);
      for (const name of await drawnIslands(page, html)) seen.add(name);
      await page.locator('astro-island').evaluateAll((islands, wake) => {
        for (const island of islands) island.dispatchEvent(new Event(wake));
      }, wakeEvent);
      const asleep = page.locator('astro-island[ssr]');
      await expect(asleep, path).toHaveCount(0, { timeout: 30_000 });
      // React takes over after that, piece by piece, and only then says what differs.
      await expect.poll(() => countUntaken(page), { message: path, timeout: 30_000 }).toBe(0);
    }
    expect(mountedIslands().filter((name) => !seen.has(name))).toEqual([]);
    expect(warnings).toEqual([]);
  },
);
