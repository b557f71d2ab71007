import type { Page } from 'playwright/test';
import { everyRule, loadAxe } from './run-axe.ts';

declare const axe: typeof import('axe-core');

/** Of whole pages, which an example is not. */
const ofPages = ['heading-order', 'page-has-heading-one', 'region', 'landmark-unique'];
const ofParts = {
  ...everyRule,
  rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
};

/**
 * What axe finds in each example of a page of the preview, and which are too wide for it. Each is
 * looked at alone, since those of one component have ids in common.
 */
export async function findFaultsOfExamples(page: Page): Promise<string[]> {
  await loadAxe(page);
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
  }, ofParts);
}
