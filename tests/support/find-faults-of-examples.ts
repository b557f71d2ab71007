import type { Page } from 'playwright/test';
import { everyRule, loadAxe } from './run-axe.ts';

declare const axe: typeof import('axe-core');

/** These rules are of whole pages, which an example is not. */
const ofPages = ['heading-order', 'page-has-heading-one', 'region', 'landmark-unique'];
const ofParts = {
  ...everyRule,
  rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
};

/**
 * Finds what axe finds in each example of a page of the preview, and which are too wide for it.
 * Those of one component have ids in common, so one of each is looked at together, and alone where
 * that finds a fault.
 */
export async function findFaultsOfExamples(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (asked) => {
    const main = document.querySelector('main') as HTMLElement;
    const examples = [...main.querySelectorAll<HTMLElement>('[data-example]')];
    const faults = examples.length > 0 ? [] : ['There is no example.'];
    const rounds: HTMLElement[][] = [];
    const timesSeen: Record<string, number> = {};
    for (const example of examples) {
      const component = example.dataset.example?.split(' ', 1)[0] ?? '';
      const round = timesSeen[component] ?? 0;
      timesSeen[component] = round + 1;
      rounds[round] = [...(rounds[round] ?? []), example];
    }
    const look = async (...shown: HTMLElement[]) => {
      main.replaceChildren(...shown);
      const { violations } = await axe.run('main', asked);
      const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
      return document.documentElement.scrollWidth > innerWidth ? [...said, 'is too wide'] : said;
    };
    for (const round of rounds) {
      if ((await look(...round)).length === 0) continue;
      for (const example of round) {
        const said = await look(example);
        faults.push(...said.map((fault) => `${example.dataset.example} ${fault}`));
      }
    }
    return faults;
  }, ofParts);
}
