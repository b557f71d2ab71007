import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { tellingsOf } from '#src/scripts/demo/tellings-of.ts';
import { sheets } from '#src/shared/raising/sheets.ts';

const english = allStories.map((story) => ({
  story,
  told: tellingsOf(story).filter(({ language }) => language === 'en'),
}));

test('every story of the demo is told in English once', () => {
  expect(english.filter(({ told }) => told.length !== 1).map(({ story }) => story.slug)).toEqual(
    [],
  );
});

const { title: titleOfForm, content: contentOfForm, ...form } = sheets.base.entries;

test('what a story tells could be typed into the form, in either language', () => {
  for (const { story, told } of english) {
    for (const { title, content } of [story, ...told]) {
      expect.soft(v.safeParse(titleOfForm, title).issues?.[0]?.message, title).toBeUndefined();
      expect.soft(v.safeParse(contentOfForm, content).issues?.[0]?.message, title).toBeUndefined();
    }
    for (const name of ['province', 'city'] as const)
      expect.soft(v.is(form[name], story[name]), `${story.slug} ${name}`).toBe(true);
    if (story.caseType !== 0) continue;
    const { hospital } = sheets.treatment.entries;
    const { department } = sheets.hospital.entries;
    expect.soft(v.is(hospital, story.hospital), story.hospital).toBe(true);
    expect.soft(v.is(department, story.department), story.department).toBe(true);
  }
});

test('an English version has no fewer words than a story needs', () => {
  for (const { told } of english) {
    for (const { title, content } of told) {
      expect(title.length, title).toBeGreaterThan(20);
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
