import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRedis, type RedisLink } from '#src/server/platform/nodes/redis.ts';
import { createPageTags, tagOfAll, usualLongestAgeMs } from '#src/server/platform/page-tags.ts';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { openRedisOfTest, redisProgram } from '../support/start-redis.ts';

const log = pino({ level: 'silent' });
const soon = { timeout: 8000 };

type Node = {
  link: RedisLink;
  isSilent(): Promise<boolean>;
  purge(tags: string[]): void;
  heard: string[][];
  ageMs(): number;
};

function openNode(url: string): Node {
  const pageTags = createPageTags();
  const metrics = createMetrics();
  const link = openRedis(url, { pageTags, log, metrics });
  const isSilent = async () => (await metrics.redisSilent.get()).values[0]?.value === 1;
  const heard: string[][] = [];
  pageTags.listen((tags) => heard.push([...tags]));
  return { link, isSilent, heard, purge: pageTags.purge, ageMs: () => pageTags.longestAgeMs() };
}

describe.skipIf(!redisProgram)('two nodes with a Redis between them', () => {
  let redis: Awaited<ReturnType<typeof openRedisOfTest>>;
  let here: Node;
  let there: Node;
  const untilBothTrust = () =>
    expect
      .poll(() => [here.ageMs(), there.ageMs()], soon)
      .toEqual([usualLongestAgeMs, usualLongestAgeMs]);

  const open = () => {
    here = openNode(redis.url);
    there = openNode(redis.url);
  };

  beforeEach(async () => {
    redis = await openRedisOfTest();
  });
  afterEach(async () => {
    for (const { link } of [here, there]) await link.close();
    await redis.stop();
  });

  const wasToldAll = ({ heard }: Node) => heard.some((tags) => tags.includes(tagOfAll));
  const meet = async () => {
    await redis.start();
    open();
    await untilBothTrust();
    // Who meets another node for the first time drops what it kept.
    for (const node of [here, there]) await expect.poll(() => wasToldAll(node)).toBe(true);
    here.heard.length = 0;
    there.heard.length = 0;
  };

  test('a purge on one is heard on the other, once, and does not come back', async () => {
    await meet();
    here.purge(['case:1']);
    await expect.poll(() => there.heard).toEqual([['case:1']]);
    await sleep(50);
    expect(here.heard).toEqual([['case:1']]);
  });

  test('budgets are counted together', async () => {
    await meet();
    const count = ({ link }: Node) => link.counter('call 10.0.0.1 1', 60_000);
    expect((await Promise.all([here, there].map(count))).toSorted()).toEqual([1, 2]);
  });

  test('without Redis both start, count by themselves and trust no page for a second', async () => {
    open();
    expect(await here.link.counter('a', 60_000)).toBe(1);
    expect(await here.link.counter('a', 60_000)).toBe(2);
    expect(here.ageMs()).toBeLessThan(500);
    await expect.poll(here.isSilent).toBe(true);
    await redis.start();
    await untilBothTrust();
    await expect.poll(here.isSilent).toBe(false);
  });

  test('a Redis that hangs holds nobody up, and what was purged meanwhile is dropped', async () => {
    await meet();
    redis.hang();
    for (let count = 1; count <= 20; count += 1) {
      expect(await here.link.counter('b', 60_000)).toBe(count);
    }
    here.purge(['case:2']);
    await expect.poll(() => there.ageMs(), soon).toBeLessThan(500);
    // It is longer than a line is waited for.
    await sleep(2500);
    redis.wake();
    await expect
      .poll(() => there.heard.flat(), soon)
      .toContainEqual(expect.stringMatching(/^case:2$|^\*$/));
    await untilBothTrust();
  });

  test('a purge that a restart swallowed makes the other drop everything', async () => {
    await meet();
    await redis.stop();
    here.purge(['case:3']);
    await redis.start();
    await expect.poll(() => wasToldAll(there), soon).toBe(true);
    await untilBothTrust();
    here.purge(['case:4']);
    await expect.poll(() => there.heard.at(-1), soon).toEqual(['case:4']);
  });

  test('a node that falls silent leaves the other in doubt, one that says goodbye does not', async () => {
    await meet();
    await here.link.close();
    await sleep(1000);
    expect(there.ageMs()).toBe(usualLongestAgeMs);
  });
});
