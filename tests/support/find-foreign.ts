import type { Page } from 'playwright/test';
import { languageOf, locales } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';

const scripts = Object.fromEntries(locales.map((locale) => [locale, languageOf(locale).script]));
/** These attributes are read aloud or shown. */
const spoken = ['aria-label', 'title', 'alt', 'placeholder'];

/**
 * Finds words in a script that is not the one of the language they are marked with: words of ours
 * that were left in another language, or words of a person that do not say which theirs is. Latin
 * letters stand in every language, as names, units and abbreviations; so only sentences count. It
 * looks at the page as it stands, or at `html`: at its title, its text and what attributes say.
 */
export async function findForeign(page: Page, html?: string): Promise<string[]> {
  const { found, title, language } = await page.evaluate(
    ({ html, scripts, spoken }) => {
      const shown = html ? new DOMParser().parseFromString(html, 'text/html') : document;
      const patterns: Record<string, RegExp> = {
        // A name in two scripts at once, such as 晴Sunny, is in neither language.
        Han: /\p{Script=Han}(?!\p{Script=Latin})/u,
        Latin: /(?:\b[a-z]+\b[ ,.]+){6}/iu,
      };
      const isForeign = (text: string, language: string) =>
        Object.entries(patterns).some(
          ([script, pattern]) => scripts[language] !== script && pattern.test(text),
        );
      const found: string[] = [];
      const look = (text: string, element: Element | null) => {
        const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
        if (language in scripts && isForeign(text, language)) found.push(text.trim());
      };
      const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        if (parentElement?.closest('script, style, template, textarea')) continue;
        look(data, parentElement);
      }
      for (const name of spoken) {
        for (const element of shown.querySelectorAll(`body [${name}]`)) {
          look(element.getAttribute(name) ?? '', element);
        }
      }
      const title = shown.querySelector('title');
      const language = title?.closest('[lang]')?.getAttribute('lang') ?? '';
      return { found, title: title?.text ?? '', language };
    },
    { html, scripts, spoken },
  );
  // A title has one language for all of it, which is the one most of its words are in.
  const isOther = locales.some((one) => one === language && writtenIn(title, one) !== undefined);
  return isOther ? [...found, title.trim()] : found;
}
