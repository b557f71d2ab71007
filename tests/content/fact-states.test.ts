import { expect, test } from 'vitest';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { readTexts } from './frontmatter.ts';

/** These tell a reader which states stand behind the facts of an appeal. */
const tellers = ['donor', 'user', 'learn-more', 'spot-a-false-appeal'];

test('agreements, guides and articles name the states of facts as appeals show them', () => {
  const told = ['agreements', 'guides', 'articles']
    .flatMap((folder) => readTexts(folder))
    .filter(({ name }) => tellers.includes(name));
  expect(told).toHaveLength(2 * tellers.length);
  for (const { path, locale, body } of told) {
    const { factStates, factsNote } = textsOf(locale as Locale).cases;
    for (const word of Object.values(factStates)) {
      expect(body.toLowerCase(), `${path}: ${word}`).toContain(word.toLowerCase());
    }
    expect(factsNote.toLowerCase()).toContain(factStates.declared.toLowerCase());
  }
});
