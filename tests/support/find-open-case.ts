import { demoId } from '#src/scripts/demo/add-story.ts';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { kidneyXiaona } from '#src/scripts/demo/stories/kidney-xiaona.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import type { TestServer } from './browser.ts';

/** A test fills this one, which no other test gives to. */
export const caseToFill = demoId(kidneyXiaona.slug);
/** Those that have their target are left out, whether they take more or not. */
const stillAsking = allStories.filter(
  ({ slug, state }) => state !== 'reached' && demoId(slug) !== caseToFill,
);
const seeded = new Set(stillAsking.map(({ slug }) => demoId(slug)));

/**
 * Finds a case of the seed that takes gifts; tests take different ones, so that totals are their
 * own.
 */
export async function findOpenCase(server: TestServer, index: number): Promise<string> {
  const { list } = await server.call(getHelpList, { tab: 'newest' });
  const raising = list.filter(({ infoUuid, phase }) => phase === 'raising' && seeded.has(infoUuid));
  const found = raising[index % raising.length];
  if (!found) throw new Error('The seed has no case that takes gifts.');
  return found.infoUuid;
}
