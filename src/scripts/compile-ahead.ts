import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { locales } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';

// Starts a build once over an empty folder and asks for a few pages; what Node compiled for that is
// kept beside the build, where every later start finds it.

const asked: readonly RouteName[] = ['home', 'login', 'notFound'];
const host = 'localhost';

const [build = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'warmlight-compile-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const { PATH, TMPDIR } = process.env;
const server = spawn(process.execPath, [join(build, 'server', 'entry.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...{ PATH, TMPDIR, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    ...{ HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', PUBLIC_ORIGIN: `http://${host}` },
    ...{ NODE_COMPILE_CACHE: join(build, 'compiled'), NODE_COMPILE_CACHE_PORTABLE: '1' },
  },
});
const ended = once(server, 'exit');
for await (const line of createInterface({ input: server.stdout })) {
  const port = /\(port (\d+)\)/.exec(line)?.[1];
  if (port === undefined) continue;
  for (const name of asked)
    for (const locale of locales) await ask({ port, path: linkTo(name, { locale }) });
  server.kill('SIGTERM');
}
const [code] = await ended;
if (code !== 0) throw new Error(`The build does not start: its server ended with ${code}.`);

async function ask(page: { port: string; path: string }): Promise<void> {
  const sent = get({ ...page, host: '127.0.0.1', headers: { host } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await answer.resume().toArray();
  if ((answer.statusCode ?? 0) >= 500) throw new Error(`${page.path} of the build fails.`);
}
