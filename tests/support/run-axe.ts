import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare const axe: typeof import('axe-core');

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** We hold a page to all of these; frames and media to fetch first we have none. */
export const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
} satisfies RunOptions;

/**
 * Loads axe into the page, once for as long as it is open: to read it takes as long as to run it.
 */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/**
 * Answers what axe finds in the page, or in a part of it: the rule, and each element that breaks
 * it.
 */
export async function runAxe(
  page: Page,
  options: RunOptions = everyRule,
  part = 'html',
): Promise<string[]> {
  await loadAxe(page);
  const found = await page.evaluate(
    async ([within, asked]) => {
      const { violations } = await axe.run(within, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    [part, options] as const,
  );
  return found;
}
