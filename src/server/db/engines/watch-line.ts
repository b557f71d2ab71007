import pg from 'pg';
import { LimitError, withLimit } from '#src/shared/platform/with-limit.ts';

const lookEveryMs = 750;
const answerWithinMs = 1500;
const missesUntilGone = 2;

/**
 * TCP notices only after a quarter of an hour that a network swallows everything. While someone
 * waits for an answer, a line of its own asks whether the database is there; after two silences
 * every connection of the pool is ended, so that whoever waited is told within five seconds.
 */
export function watchLine(pool: pg.Pool, settings: pg.ClientConfig): { close(): void } {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const probe = createProbe(settings);
  let misses = 0;
  let looking = false;

  const look = async () => {
    if (looking || pool.totalCount - pool.idleCount === 0) return;
    looking = true;
    misses = (await probe.isSilent()) ? misses + 1 : 0;
    looking = false;
    if (misses < missesUntilGone) return;
    misses = 0;
    // One that has a question open is cut off by this, not asked to finish.
    for (const client of clients) void client.end();
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return {
    close: () => {
      clearInterval(timer);
      probe.end();
    },
  };
}

function createProbe(settings: pg.ClientConfig) {
  let client: pg.Client | undefined;
  const end = () => {
    void client?.end().catch(() => {});
    client = undefined;
  };
  const ask = async () => {
    if (!client) {
      client = new pg.Client(settings);
      client.on('error', end);
      await client.connect();
    }
    await client.query('select 1');
  };
  return {
    end,
    /** A refusal is an answer too: whoever refuses is there. */
    isSilent: async () => {
      try {
        await withLimit({ what: 'PostgreSQL', ms: answerWithinMs }, ask);
        return false;
      } catch (error) {
        end();
        return error instanceof LimitError;
      }
    },
  };
}
