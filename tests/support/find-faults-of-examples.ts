import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const { resolve } = createRequire(import.meta.url);
const axeFile = createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

/** Of whole pages, which an example is not. */
const ofPages = ['heading-order', 'page-has-heading-one', 'region', 'landmark-unique'];
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
};

type Found = { violations: readonly { id: string; nodes: readonly { html: string }[] }[] };
declare const axe: { run(within: string, asked: typeof options): Promise<Found> };

/**
 * What axe finds in each example of a page of the preview, and which are too wide for it. Each is
 * looked at alone, since those of one component have ids in common; axe is loaded once for all.
 */
export async function findFaultsOfExamples(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axeFile });
  return page.evaluate(async (asked) => {
    const main = document.querySelector('main') as HTMLElement;
    const examples = [...main.querySelectorAll<HTMLElement>('[data-example]')];
    const faults = examples.length > 0 ? [] : ['There is no example.'];
    for (const example of examples) {
      main.replaceChildren(example);
      const { violations } = await axe.run('main', asked);
      const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
      if (document.documentElement.scrollWidth > innerWidth) said.push('is too wide');
      faults.push(...said.map((fault) => `${example.dataset.example} ${fault}`));
    }
    return faults;
  }, options);
}
