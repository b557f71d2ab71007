import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { buildIfStale } from '#src/scripts/build-if-stale.ts';
import seedForRun from '#src/scripts/testing/seed-for-run.ts';
import { linkTo } from '#src/shared/routes.ts';
import { withCalls } from '../support/browser.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { requireChromium } from '../support/require-chromium.ts';
import { startServerProcess } from '../support/server-process.ts';

// `npm run desk-by-keys` does two first reviews of the demo at the desk, by keys alone: one sent
// back with ready words, one passed or left as its checks say. It prints keys and seconds of each.

/**
 * These are by the keystroke-level model (Card, Moran, Newell): a key, and a thought before an act.
 */
const perKeySeconds = 0.28;
const perThoughtSeconds = 1.35;
/**
 * This is silent reading as Chinese schools ask it of fourteen-year-olds: 500 characters a minute.
 */
const charactersASecond = 500 / 60;
/** One looks at an opened original for so long. */
const perOriginalSeconds = 6;

type Count = { keys: number; thoughts: number; originals: number; characters: number };

function keyboardOf(page: Page, count: Count) {
  return async (key: string, thinks = false) => {
    count.keys += 1;
    if (thinks) count.thoughts += 1;
    await page.keyboard.press(key);
  };
}

/** Opens, reads and checks everything of the task in hand, and leaves the way out to `decide`. */
async function review(page: Page, press: ReturnType<typeof keyboardOf>, count: Count) {
  await page.locator('astro-island:has(#decide):not([ssr])').waitFor();
  const values = page.locator('[data-key-stop] .value');
  count.characters = (await values.allInnerTexts()).join('').length;
  const fields = await page.locator('[data-key-stop]').count();
  for (let field = 0; field < fields; field += 1) await press('j', true);
  const originals = page.locator('[data-original]');
  for (let opened = await originals.count(); opened > 0; opened -= 1) {
    await press('o', true);
    await originals.and(page.locator('[open]')).locator('img').last().waitFor();
    await press('+');
    count.originals += 1;
  }
}

/** Ticks all that was compared, also of the parts that pass while another is sent back. */
async function tickAll(press: ReturnType<typeof keyboardOf>, page: Page) {
  const ticks = await page.locator('#decide [data-key="t"]').count();
  for (let tick = 0; tick < ticks; tick += 1) await press('t', true);
}

const ways = {
  'sent back': async (press: ReturnType<typeof keyboardOf>, page: Page) => {
    await tickAll(press, page);
    await press('k');
    await press('f', true);
    await press('ArrowDown');
    await page.keyboard.press('Escape');
    await press('x', true);
    await press('Enter');
  },
  'made public': async (press: ReturnType<typeof keyboardOf>, page: Page) => {
    await tickAll(press, page);
    await press('a', true);
    await press('Enter');
  },
};

async function measure(page: Page, name: keyof typeof ways): Promise<void> {
  const count: Count = { keys: 0, thoughts: 0, originals: 0, characters: 0 };
  const press = keyboardOf(page, count);
  const beganAt = performance.now();
  if (page.url().includes('/queue/')) await press('n');
  await page.waitForURL(/\/desk\/task\//);
  await review(page, press, count);
  const before = page.url();
  await ways[name](press, page);
  await page.waitForURL((url) => url.href !== before);
  const machine = (performance.now() - beganAt) / 1000;
  const { keys, thoughts, originals, characters } = count;
  const person =
    keys * perKeySeconds +
    thoughts * perThoughtSeconds +
    originals * perOriginalSeconds +
    characters / charactersASecond;
  console.log(
    `${name}: ${keys} keys, ${machine.toFixed(1)} s in the browser; a person about ${Math.round(person)} s` +
      ` (${thoughts} thoughts, ${originals} originals, ${characters} characters read)`,
  );
}

buildIfStale();
const stopSeed = seedForRun();
const server = withCalls(await startServerProcess(process.env.WARMLIGHT_SEEDED ?? ''));
const browser = await chromium.launch({ executablePath: requireChromium() });
try {
  const value = await server.tokenOf(deskStaff.reviewer);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'warmlight', value, url: server.origin }]);
  const page = await context.newPage();
  const queue = linkTo('deskQueue', { params: { queue: 'base' }, locale: 'zh-CN' });
  await page.goto(server.origin + queue);
  await measure(page, 'sent back');
  await measure(page, 'made public');
} finally {
  await browser.close();
  await server.stop();
  stopSeed();
}
