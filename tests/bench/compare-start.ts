import { setTimeout as sleep } from 'node:timers/promises';
import { linkTo } from '#src/shared/routes.ts';
import { end, findFreePort, run, startBuilt } from './children.ts';
import { medianOf, type Row } from './compare.ts';

const path = linkTo('home', { locale: 'zh-CN' });
/** It rests until jobs have begun, which wait for a while. */
const restMs = 3000;
const patienceMs = 60_000;

type Place = { entry: string; folder: string };

/** Measures from launching the process until its first 200, against a node that serves one word. */
export async function compareStart(place: Place, count: number): Promise<Row> {
  process.stdout.write('Start until the first 200 ');
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < count; round += 1) {
    rounds.push({ bare: await startBareNode(), ours: await startOurs(place) });
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return {
    what: 'Start until the first 200',
    unit: 'ms',
    ours: medianOf(rounds.map(({ ours }) => ours)),
    bare: medianOf(rounds.map(({ bare }) => bare)),
    ratio: medianOf(rounds.map(({ ours, bare }) => ours / bare)),
    goal: '<= 3.5',
  };
}

/** Measures the resident memory, in MB, of a server that has started and served one page. */
export async function measureRest({ entry, folder }: Place): Promise<number> {
  const server = await startBuilt({ entry, folder });
  await fetch(server.origin + path);
  await sleep(restMs);
  const { residentBytes } = await server.usage();
  await server.stop();
  return residentBytes / 1_000_000;
}

function startBareNode(): Promise<number> {
  const code =
    "require('node:http').createServer((q, s) => s.end('ok')).listen(+process.env.PORT, '127.0.0.1')";
  return timeStart(['-e', code], {});
}

function startOurs({ entry, folder }: Place): Promise<number> {
  const env = { HOST: '127.0.0.1', METRICS_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  return timeStart([entry], env);
}

async function timeStart(args: readonly string[], env: Record<string, string>): Promise<number> {
  const port = String(await findFreePort());
  const began = performance.now();
  const child = run(args, { ...env, PORT: port });
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null) throw new Error(`A server ended with ${child.exitCode}.`);
    if (performance.now() - began > patienceMs) throw new Error('A server did not start.');
    await sleep(2);
  }
  const took = performance.now() - began;
  await end(child);
  return took;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
