import type { Page } from 'playwright/test';

/** Each pair draws the same of the same words, in pages and in islands. */
const pairs = [
  ['components/forms/Field.astro', 'components/forms/Field.tsx'],
  ['components/forms/FieldGroup.astro', 'components/forms/FieldGroup.tsx'],
  ['components/forms/Tick.astro', 'components/forms/Tick.tsx'],
  ['components/forms/FieldNotes.astro', 'components/forms/FieldFrame.tsx FieldNotes'],
] as const;

type Drawn = Record<string, string[]>;

/**
 * Finds every element of each example that both renderers have, with its attributes and words, in
 * order; what a script of the page hangs itself on, and marks of styles, are no part of it.
 */
export async function drawnByBoth(page: Page): Promise<{ ofPages: Drawn; ofIslands: Drawn }> {
  const [ofPages, ofIslands] = [0, 1].map((side) => pairs.map((pair) => pair[side] ?? ''));
  const all = [
    await readDrawn(page, ofPages ?? []),
    await readDrawn(page, ofIslands ?? []),
  ] as const;
  const both = Object.keys(all[0]).filter((name) => name in all[1]);
  const [one, other] = all.map((drawn) =>
    Object.fromEntries(both.map((name) => [name, drawn[name] ?? []])),
  );
  return { ofPages: one ?? {}, ofIslands: other ?? {} };
}

function readDrawn(page: Page, parts: readonly string[]): Promise<Drawn> {
  return page.evaluate((asked) => {
    const drawn: Record<string, string[]> = {};
    const lineOf = (element: Element) => {
      const attributes = [...element.attributes]
        .filter(({ name, value }) => !name.startsWith('data-') && (name !== 'class' || value))
        .map(({ name, value }) => `${name}="${value.trim()}"`)
        .toSorted();
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const said = words.map(({ nodeValue }) => nodeValue?.trim()).join('');
      return `${[element.localName, ...attributes].join(' ')}: ${said}`;
    };
    for (const example of document.querySelectorAll<HTMLElement>('[data-example]')) {
      const name = example.dataset.example ?? '';
      const at = asked.findIndex((part) => name.startsWith(`${part} `));
      if (at < 0) continue;
      const state = name.slice((asked[at] ?? '').length + 1);
      const elements = [...example.querySelectorAll(':scope > * *:not(script, style, link)')];
      drawn[`${at} ${state}`] = elements.map(lineOf);
    }
    return drawn;
  }, parts);
}
