import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import {
  createLocalCounter,
  type SharedCounter,
} from '#src/server/platform/budgets/spend-budget.ts';
import type { PageTags } from '#src/server/platform/page-tags.ts';
import { nextRequestId } from '#src/server/platform/request-id.ts';
import type { Metrics } from '#src/server/platform/watch/metrics.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { beatEveryMs, exchangePurges, type NodeMessage } from './exchange-purges.ts';

export type RedisLink = {
  counter: SharedCounter;
  /** Are the other nodes within reach? */
  isHeard(): boolean;
  close(): Promise<void>;
};
type Parts = { pageTags: PageTags; log: Logger; metrics: Pick<Metrics, 'redisSilent'> };

const channel = 'warmlight:purge';
const limit = { what: 'Redis', ms: 100 };
const connectTimeoutMs = 1000;
/** A line that carried nothing for so long is given up for a new one. */
const openAnewAfterMs = 2000;

/**
 * Joins this node to the others: purges of kept pages travel between them, and budgets are
 * counted together. Nothing about money goes through here, and nothing waits for it: without Redis
 * a node starts, counts by itself, and keeps its pages for less than a second.
 */
export function openRedis(url: string, { pageTags, log, metrics }: Parts): RedisLink {
  let line = openLine(url);
  const exchange = exchangePurges({
    node: nextRequestId(),
    pageTags,
    say: (message) => void line.say(message).catch(() => {}),
    now: () => performance.now(),
  });
  line.listen(exchange.hear);
  let toldSilent = false;
  const beating = setInterval(() => {
    const isHeard = exchange.isHeard();
    metrics.redisSilent.set(isHeard ? 0 : 1);
    if (!isHeard && line.ageMs() > openAnewAfterMs) {
      if (!toldSilent) log.warn('Redis does not answer');
      toldSilent = true;
      line.end();
      line = openLine(url);
      line.listen(exchange.hear);
    }
    if (isHeard && toldSilent) log.warn('Redis answers again');
    toldSilent &&= !isHeard;
    exchange.beat();
  }, beatEveryMs);
  const countHere = createLocalCounter();
  return {
    isHeard: exchange.isHeard,
    counter: async (key, windowMs) => {
      if (!exchange.isHeard()) return countHere(key, windowMs);
      return line.count(key, windowMs).catch(() => countHere(key, windowMs));
    },
    close: async () => {
      clearInterval(beating);
      await line.say(exchange.goodbye()).catch(() => {});
      line.end();
    },
  };
}

/**
 * Opens two connections that are never mended: a line that broke is left, and another one opened.
 */
function openLine(url: string) {
  const openedAt = performance.now();
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
  const subscriber = publisher.duplicate();
  // What breaks shows as silence; unheard, an error would end the process.
  for (const client of [publisher, subscriber]) client.on('error', () => {});
  publisher.connect().catch(() => {});
  return {
    ageMs: () => performance.now() - openedAt,
    listen(hear: (message: NodeMessage) => void) {
      subscriber
        .connect()
        .then(() => subscriber.subscribe(channel, (text) => hear(JSON.parse(text) as NodeMessage)))
        .catch(() => {});
    },
    say: (message: NodeMessage) =>
      withLimit(limit, async () => {
        await publisher.publish(channel, JSON.stringify(message));
      }),
    count: (key: string, windowMs: number) =>
      withLimit(limit, async () => {
        const name = `warmlight:${key}`;
        const [count] = await publisher.multi().incr(name).pExpire(name, windowMs).exec();
        return Number(count);
      }),
    end() {
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}
