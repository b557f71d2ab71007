import { demoId } from '#src/scripts/demo/add-story.ts';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import type { DemoStory } from '#src/scripts/demo/demo-story.ts';
import { demoMobile } from '#src/scripts/demo/invented-numbers.ts';
import { tellingsOf } from '#src/scripts/demo/tellings-of.ts';

/**
 * Finds the first family of the seed whose story is such: its case, and the number it signs in
 * with.
 */
export function demoFamily(isSuch: (story: DemoStory) => boolean) {
  const index = allStories.findIndex(isSuch);
  const story = allStories[index];
  if (!story) throw new Error('The seed tells no such story.');
  const infoUuid = demoId(story.slug);
  const titles = [story, ...tellingsOf(story)].map(({ title }) => literally(title));
  /** It is as lists show it, in whichever language it is told. */
  const title = new RegExp(titles.join('|'));
  return { story, infoUuid, params: { infoUuid }, mobile: demoMobile(index), title };
}

export function familyOf(slug: string) {
  return demoFamily((story) => story.slug === slug);
}

/** This is the family whose case the seed tells first, while it is raising. */
export const firstFamily = demoFamily(() => true);

/** It is the one whose case the platform doubts. */
export const riskyFamily = demoFamily(({ state }) => state === 'risk');

/** This is the one that, once its raising had ended, let only those who gave go on reading it. */
export const keepingFamily = demoFamily(({ keptForDonors }) => keptForDonors === true);

/** Makes a pattern that means these very letters. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
