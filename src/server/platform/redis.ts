import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { PageTags } from './page-tags.ts';
import { nextRequestId } from './request-id.ts';
import type { SharedCounter } from './spend-budget.ts';

export type RedisLink = { counter: SharedCounter; close(): Promise<void> };

const channel = 'warmlight:purge';

/**
 * Joins this node to the others: purges of kept pages travel between them, and budgets are
 * counted together. Nothing about money goes through here; without Redis a node serves on alone.
 */
export async function connectRedis(
  url: string,
  { pageTags, log }: { pageTags: PageTags; log: Logger },
): Promise<RedisLink> {
  const node = nextRequestId();
  const publisher = createClient({ url });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log.warn({ err: error.message }, 'redis'));
  }
  await Promise.all([publisher.connect(), subscriber.connect()]);
  let hearing = false;
  await subscriber.subscribe(channel, (message) => {
    const { from, tags } = JSON.parse(message) as { from: string; tags: string[] };
    if (from === node) return;
    hearing = true;
    pageTags.purge(tags);
    hearing = false;
  });
  pageTags.listen((tags) => {
    if (hearing) return;
    publisher
      .publish(channel, JSON.stringify({ from: node, tags }))
      .catch((error: Error) => log.warn({ err: error.message }, 'redis'));
  });
  return {
    counter: async (key, windowMs) => {
      const [count] = await publisher
        .multi()
        .incr(`warmlight:${key}`)
        .pExpire(`warmlight:${key}`, windowMs)
        .exec();
      return Number(count);
    },
    close: async () => {
      await subscriber.close();
      await publisher.close();
    },
  };
}
