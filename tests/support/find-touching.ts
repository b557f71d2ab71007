import type { Page } from 'playwright/test';

/**
 * Finds words of two elements that stand on one line with no space between them, where a space of
 * the source was lost: `Waiting for a call` and `Nobody has it`. It is only of use in a language
 * that separates its words.
 */
export function findTouching(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxesOf = (text: Text) => {
      const range = document.createRange();
      range.setStart(text, text.data.length - text.data.trimStart().length);
      range.setEnd(text, text.data.trimEnd().length);
      return [...range.getClientRects()].filter(({ width }) => width > 3);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let before: { words: string; box: DOMRect } | undefined;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const words = text.data.trim();
      const isHidden = text.parentElement?.closest('script, style, template, .hidden-text');
      const boxes = words === '' || isHidden ? [] : boxesOf(text);
      const [first, last] = [boxes[0], boxes[boxes.length - 1]];
      if (!first || !last) continue;
      const gap = before ? first.left - before.box.right : 0;
      const isOneLine = before && before.box.top < first.bottom && first.top < before.box.bottom;
      const areWords = /[\p{L}\p{N}*)]\n[\p{L}\p{N}(]/u.test(`${before?.words}\n${words}`);
      if (isOneLine && areWords && Math.abs(gap) < 1) found.push(`${before?.words} | ${words}`);
      before = { words, box: last };
    }
    return found;
  });
}
