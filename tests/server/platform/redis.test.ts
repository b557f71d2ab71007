import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageTags } from '#src/server/platform/page-tags.ts';
import { connectRedis, type RedisLink } from '#src/server/platform/redis.ts';

const program = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find(existsSync);
const log = pino({ level: 'silent' });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.skipIf(!program)('two nodes with a Redis between them', () => {
  let redis: ChildProcess;
  const links: RedisLink[] = [];
  const here = createPageTags();
  const there = createPageTags();

  beforeAll(async () => {
    const port = await freePort();
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    redis = spawn(program as string, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve) => {
      redis.stdout?.on('data', (text) => String(text).includes('Ready to accept') && resolve());
    });
    for (const pageTags of [here, there]) {
      links.push(await connectRedis(`redis://127.0.0.1:${port}`, { pageTags, log }));
    }
  });
  afterAll(async () => {
    for (const link of links) await link.close();
    redis.kill();
  });

  test('a purge on one is heard on the other, once, and does not come back', async () => {
    const heard: string[] = [];
    here.listen((tags) => heard.push(`here ${tags}`));
    there.listen((tags) => heard.push(`there ${tags}`));
    here.purge(['case:1']);
    await expect.poll(() => heard).toContain('there case:1');
    await sleep(50);
    expect(heard).toEqual(['here case:1', 'there case:1']);
  });

  test('budgets are counted together', async () => {
    const counts = await Promise.all(links.map((link) => link.counter('call 10.0.0.1 1', 60_000)));
    expect(counts.toSorted()).toEqual([1, 2]);
  });
});
