import { openRedisOfTest, redisProgram } from '../support/start-redis.ts';
import { openProxy } from '../support/tcp-proxy.ts';
import type { Fault } from './fault.ts';
import { serve } from './seeded.ts';

type Redis = Awaited<ReturnType<typeof openRedisOfTest>> & {
  line: Awaited<ReturnType<typeof openProxy>>;
};
type Hurt = { break(redis: Redis): Promise<void> | void; mend(redis: Redis): Promise<void> | void };

function redisFault(name: string, hurt: Hurt, { running = true } = {}): Fault {
  return {
    name,
    missing: redisProgram ? undefined : 'no redis-server',
    open: async () => {
      const started = await openRedisOfTest();
      if (running) await started.start();
      const line = await openProxy({ host: '127.0.0.1', port: Number(new URL(started.url).port) });
      const redis = { ...started, line };
      const server = await serve({ REDIS_URL: `redis://127.0.0.1:${line.port}` });
      return {
        server,
        break: () => hurt.break(redis),
        mend: () => hurt.mend(redis),
        readyMeanwhile: 'ready',
        close: async () => {
          await server.stop();
          line.close();
          await redis.stop();
        },
      };
    },
  };
}

/** It is longer than a request waits for it. */
const slowMs = 300;
const nothing = () => {};

export const redisFaults: readonly Fault[] = [
  redisFault('Redis hangs', { break: ({ hang }) => void hang(), mend: ({ wake }) => void wake() }),
  redisFault('Redis is killed', { break: ({ stop }) => stop(), mend: ({ start }) => start() }),
  redisFault(
    'Redis is not there at the start',
    { break: nothing, mend: ({ start }) => start() },
    { running: false },
  ),
  redisFault('Redis is slow', {
    break: ({ line }) => line.slowDown(slowMs),
    mend: ({ line }) => line.mend(),
  }),
];
