import { demoId } from '#src/scripts/demo/add-story.ts';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import type { TestServer } from './browser.ts';

/** Those that have their target are left out, whether they take more or not. */
const stillAsking = allStories.filter(({ state }) => state !== 'reached');
const seeded = new Set(stillAsking.map(({ slug }) => demoId(slug)));

/** A case of the seed that takes gifts; tests take different ones, so that totals are their own. */
export async function findOpenCase(server: TestServer, index: number): Promise<string> {
  const { list } = await server.call(getHelpList, { tab: 'newest' });
  const raising = list.filter(({ infoUuid, phase }) => phase === 'raising' && seeded.has(infoUuid));
  const found = raising[index % raising.length];
  if (!found) throw new Error('The seed has no case that takes gifts.');
  return found.infoUuid;
}
