import { expect, test } from 'vitest';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { tellingsOf } from '#src/scripts/demo/tellings-of.ts';

const english = allStories.map((story) => ({
  story,
  told: tellingsOf(story).filter(({ language }) => language === 'en'),
}));

test('every story of the demo is told in English once', () => {
  expect(english.filter(({ told }) => told.length !== 1).map(({ story }) => story.slug)).toEqual(
    [],
  );
});

test('an English version has a title that fits and no fewer words than a story needs', () => {
  for (const { told } of english) {
    for (const { title, content } of told) {
      expect(title.length, title).toBeGreaterThan(20);
      expect(title.length, title).toBeLessThanOrEqual(90);
      expect(content.split('\n\n').length, title).toBeGreaterThanOrEqual(4);
      expect(`${title} ${content}`, title).not.toMatch(/\p{Script=Han}/u);
    }
  }
});

test('an English version asks for the sum that the family asks for', () => {
  for (const { story, told } of english) {
    const words = told.map(({ content }) => content).join(' ');
    const sum = (story.targetInFen / 100).toLocaleString('en');
    expect(words.includes(sum), `${story.slug} ${sum}`).toBe(true);
  }
});
