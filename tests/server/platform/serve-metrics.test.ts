import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveMetrics } from '#src/serving/serve-metrics.ts';
import { openTestServer } from '../../support/test-server.ts';

test('a METRICS_PORT that another program holds stops no server: its metrics have another', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port: held } = holder.address() as AddressInfo;
  const t = await openTestServer({ config: { METRICS_PORT: String(held) } });
  const server = await serveMetrics(t.services);
  try {
    const { port } = server.address() as AddressInfo;
    expect(port).not.toBe(held);
    const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
    expect(text).toContain('warmlight_jobs_given_up 0');
  } finally {
    server.close();
    holder.close();
    await t.close();
  }
});
