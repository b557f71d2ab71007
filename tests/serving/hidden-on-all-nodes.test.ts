import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRedis } from '#src/server/platform/nodes/redis.ts';
import { createPageTags, tagOfCase, usualLongestAgeMs } from '#src/server/platform/page-tags.ts';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { finish } from '#src/serving/finished.ts';
import { createPageStore } from '#src/serving/page-store.ts';
import { openRedisOfTest, redisProgram } from '../support/start-redis.ts';

const log = pino({ level: 'silent' });
const page = '/cf/contribute/a';
const promisedMs = 1000;

/** Both nodes read from the one database: is the case public? */
let truth: 'public' | 'hidden';

/** Opens a node that keeps its pages, over a line to the others. */
function openNode(url: string) {
  const pageTags = createPageTags();
  const link = openRedis(url, { pageTags, log, metrics: createMetrics() });
  const store = createPageStore(1e6, pageTags);
  pageTags.listen((tags) => store.purge(tags));
  const render = async () => {
    const plain = Buffer.from(truth);
    const finished = await finish({ status: 200, headers: [], plain, compressible: false });
    return { finished, tags: ['*', tagOfCase('a')], keep: true };
  };
  const read = async () => {
    const shown = store.find(page) ?? (await store.fill(page, render));
    return Buffer.from(shown.plain).toString();
  };
  const hide = () => {
    truth = 'hidden';
    pageTags.purge([tagOfCase('a')]);
  };
  return { link, read, hide, trusts: () => pageTags.longestAgeMs() === usualLongestAgeMs };
}

describe.skipIf(!redisProgram)('a case that staff hide on one node', () => {
  let redis: Awaited<ReturnType<typeof openRedisOfTest>>;
  let here: ReturnType<typeof openNode>;
  let there: ReturnType<typeof openNode>;
  beforeEach(async () => {
    truth = 'public';
    redis = await openRedisOfTest();
    await redis.start();
    [here, there] = [openNode(redis.url), openNode(redis.url)];
    await expect.poll(() => here.trusts() && there.trusts(), { timeout: 8000 }).toBe(true);
    // This reads once more after both have dropped what they kept at their first word.
    await sleep(300);
    expect([await here.read(), await there.read()]).toEqual(['public', 'public']);
  });
  afterEach(async () => {
    for (const { link } of [here, there]) await link.close();
    await redis.stop();
  });

  /** Somebody reads it on the other node all the while, so that it stays kept. */
  async function readUntilPromised(): Promise<string> {
    for (let at = performance.now() + promisedMs; performance.now() < at; ) {
      await there.read();
      await sleep(20);
    }
    return there.read();
  }

  const mishaps: [string, () => unknown][] = [
    ['while all is well', () => {}],
    ['while Redis hangs', () => redis.hang()],
    ['while Redis is gone', () => redis.stop()],
  ];
  test.each(mishaps)('is gone on the other one within a second, %s', async (_, mishap) => {
    await mishap();
    here.hide();
    expect(await here.read()).toBe('hidden');
    expect(await readUntilPromised()).toBe('hidden');
    redis.wake();
  });

  test('would be seen: without the word of the other node, a kept page stays', async () => {
    truth = 'hidden';
    expect(await there.read()).toBe('public');
  });
});
