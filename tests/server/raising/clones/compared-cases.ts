import { compareCase } from '#src/server/raising/clones/compare-case.ts';
import { sendStory } from '../../../support/send-story.ts';
import type { Family } from '../../../support/test-family.ts';
import type { TestServer } from '../../../support/test-server.ts';
import { storyOfNumber } from '../../../support/test-stories.ts';

let told = 0;

/** Each story is another one. */
export function nextStory(): string {
  told += 1;
  return storyOfNumber(told);
}

/** Sends a family with a story of its own, or this one, to the desk, not yet compared. */
export async function send(t: TestServer, change: Record<string, unknown> = {}): Promise<Family> {
  const content = nextStory();
  return sendStory(t, { title: `第${told}个家庭的求助`, content, ...change });
}

export const compare = (t: TestServer, { caseId }: Family) =>
  compareCase(t.services, caseId, t.services.now());

export function hitsOf(t: TestServer, { caseId }: Family) {
  return t.services.db
    .selectFrom('clone_hits')
    .select(['other_case_id', 'state', 'likenesses'])
    .where('case_id', '=', caseId)
    .execute();
}
