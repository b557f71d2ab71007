import type { Page } from 'playwright/test';
import { languageOf, locales } from '#src/shared/platform/locale.ts';

const scripts = Object.fromEntries(locales.map((locale) => [locale, languageOf(locale).script]));

/**
 * Words in a script that is not the one of the language they are marked with: words of ours that
 * were left in another language, or words of a person that do not say which theirs is. Latin
 * letters stand in every language, as names, units and abbreviations; so only sentences count.
 * Looks at the page as it stands, or at `html`.
 */
export function findForeign(page: Page, html?: string): Promise<string[]> {
  return page.evaluate(
    ({ html, scripts }) => {
      const { body } = html ? new DOMParser().parseFromString(html, 'text/html') : document;
      const patterns: Record<string, RegExp> = {
        // A name in two scripts at once, such as 晴Sunny, is in neither language.
        Han: /\p{Script=Han}(?!\p{Script=Latin})/u,
        Latin: /(?:\b[a-z]+\b[ ,.]+){6}/iu,
      };
      const isForeign = (text: string, language: string) =>
        Object.entries(patterns).some(
          ([script, pattern]) => scripts[language] !== script && pattern.test(text),
        );
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        if (parentElement?.closest('script, style, template, textarea')) continue;
        const language = parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
        if (language in scripts && isForeign(data, language)) found.push(data.trim());
      }
      return found;
    },
    { html, scripts },
  );
}
