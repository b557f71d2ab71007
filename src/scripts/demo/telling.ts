import { setLike } from '#src/server/comments/set-like.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import type { LikedType } from '#src/shared/comments/comment-view.ts';
import type { AddedStory } from './add-story.ts';
import type { Dice } from './dice.ts';

/** This is a story that people talk about. */
export type Telling = AddedStory & {
  dice: Dice;
  donors: readonly Viewer[];
  staffUserId: string;
  /** Words fall between these. */
  from: number;
  until: number;
};

type Liked = { bizType: LikedType; bizId: string; at: number };

export async function like(
  services: Pick<Services, 'db' | 'pageTags'>,
  { at, ...thing }: Liked,
  people: readonly Viewer[],
): Promise<void> {
  for (const viewer of people) await setLike(services, { ...thing, on: true, viewer }, at);
}

export function momentBetween(dice: Dice, from: number, until: number): number {
  return Math.floor(dice.between(from, until));
}
