import { createServer, type Server } from 'node:http';
import { nodeOf, nodePath } from '#src/server/platform/nodes/own-node.ts';
import { addStateGauges } from '#src/server/platform/watch/state-gauge.ts';
import type { Services } from '#src/server/services.ts';
import { stateGauges } from '#src/server/state-gauges.ts';
import { listen } from './listen.ts';

/** Operators get numbers on the loopback interface of an own port, never on the public one. */
export async function serveMetrics(services: Services): Promise<Server> {
  const { config, metrics, log } = services;
  metrics.collectProcess();
  addStateGauges(metrics.registry, stateGauges, services);
  const server = createServer(async (req, res) => {
    if (req.url === nodePath) return void res.end(nodeOf(config));
    res
      .writeHead(200, { 'content-type': metrics.registry.contentType })
      .end(await metrics.registry.metrics());
  });
  const host = '127.0.0.1';
  const port = await listen(server, { host, port: config.metricsPort }).catch((error) => {
    // A second server of this machine serves people all the same.
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, { host, port: 0 });
  });
  if (config.metricsPort !== 0 && port !== config.metricsPort) {
    log.warn({ port }, 'METRICS_PORT is held by another program: metrics have another port');
  }
  log.info({ port }, 'metrics listening');
  return server;
}
