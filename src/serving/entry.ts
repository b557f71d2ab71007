import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from 'astro/app/entrypoint';
import { currentOpenServices } from '#src/server/current-services.ts';
import { findWarnings } from '#src/server/platform/config/config-warnings.ts';
import { keepQuery } from './keep-query.ts';
import { keepVisit } from './keep-visit.ts';
import { leadRight } from './lead-right.ts';
import { listen } from './listen.ts';
import { noteRequests } from './note-requests.ts';
import { takePolicyOver } from './page-policy.ts';
import { readStylesWhenDrawn } from './page-styles.ts';
import { letOwnHosts, securityHeaders } from './security-headers.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createSite } from './site.ts';
import { createStaticFiles } from './static-files.ts';

/** What is due does not begin on the backs of the first visitors. */
const workAfterMs = 300;

// This is the built server: one process that serves pages, files and the API.
const { services, startWork, stopTaking, close } = await currentOpenServices();
const { config, log } = services;
const app = createApp({ streaming: false });
const givePolicy = takePolicyOver(app.manifest);
readStylesWhenDrawn(app.manifest, join(import.meta.dirname, 'styles'));
const shared = securityHeaders(config.publicOrigin.startsWith('https:'));
const files = createStaticFiles(join(import.meta.dirname, '..', 'client'), shared);
const site = createSite(services, files, async (request) => {
  const page = await app.render(request, { addCookieHeader: true });
  givePolicy(page);
  return letOwnHosts(page, config);
});

const server = createServer(
  // Photos of a camera need their time on a slow network.
  { requestTimeout: 120_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
  noteRequests(services, leadRight(config, keepQuery(keepVisit(config, site)))),
);
const metrics = await serveMetrics(services);
const port = await listen(server, config);
startWork(workAfterMs);
log.info({ port, mode: config.mode }, 'listening');
for (const words of findWarnings(config)) log.warn(words);
console.log(`Warmlight listens on ${config.publicOrigin} (port ${port})`);

/** Requests in flight may go on so long once no new one is taken. */
const lastAnswersMs = 6000;
let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping: requests in flight finish, jobs hand back their leases');
  const drainMs = config.drainSeconds * 1000;
  setTimeout(() => process.exit(1), drainMs + 15_000).unref();
  // Whoever sends requests here sees first that it should not, and is served until it has.
  stopTaking();
  await sleep(drainMs);
  // A connection that was busy goes back to being kept alive, so idle ones are closed until none is left.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), lastAnswersMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  clearInterval(idle);
  metrics.close();
  await close();
  process.exit(0);
}
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGINT', () => stop('SIGINT'));
