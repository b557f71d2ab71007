import { setTimeout as sleep } from 'node:timers/promises';
import { Callers, type Seen, statusPage } from './callers.ts';
import type { Fault, Stage } from './fault.ts';
import { findOpenCase } from './seeded.ts';

export type Line = {
  fault: string;
  answers: string;
  slowestMs: number;
  readyz: string;
  wellAfter: string;
  lost: number;
  wrong: string[];
};

const calmMs = 2000;
const brokenMs = 9000;
const readyWithinMs = 5000;
const wellWithinMs = 15_000;

/** Breaks what the server stands on while people use it, mends it, and says what they met. */
export async function tryFault(fault: Fault): Promise<Line> {
  const stage = await fault.open();
  const { server } = stage;
  const callers = new Callers(server.origin, findOpenCase(), stage.also);
  try {
    await untilWell(callers, wellWithinMs);
    callers.start();
    await sleep(calmMs);
    const calm = callers.seen.length;
    await stage.break();
    const readyz = await watchReadiness(server.origin, stage.readyMeanwhile);
    await sleep(brokenMs);
    const met = callers.seen.slice(calm);
    await stage.mend();
    const wellAfterMs = await untilWell(callers, wellWithinMs);
    await callers.stop();
    const lost = await callers.findLost();
    const twice = stage.also?.findTwice?.() ?? [];
    return judge(fault.name, { met, readyz, wellAfterMs, lost, twice, all: callers.seen });
  } finally {
    await callers.stop();
    await stage.close();
  }
}

type Tried = {
  met: readonly Seen[];
  all: readonly Seen[];
  readyz: { words: string; wrong: string[] };
  wellAfterMs: number | undefined;
  lost: readonly string[];
  twice: readonly string[];
};

/** While something is broken people may be told so, and never something that is not so. */
function judge(fault: string, { met, all, readyz, wellAfterMs, lost, twice }: Tried): Line {
  const counts = new Map<number, number>();
  for (const { status } of met) counts.set(status, (counts.get(status) ?? 0) + 1);
  const untrue = all.filter(
    ({ what, status }) => !(what === statusPage ? [0, 200] : [0, 200, 500, 503]).includes(status),
  );
  return {
    fault,
    answers: [...counts]
      .sort()
      .map(([status, count]) => `${count} × ${status || 'none'}`)
      .join(', '),
    slowestMs: Math.max(0, ...met.map(({ ms }) => ms)),
    readyz: readyz.words,
    wellAfter: wellAfterMs === undefined ? 'never' : `${(wellAfterMs / 1000).toFixed(1)} s`,
    lost: lost.length,
    wrong: [
      ...readyz.wrong,
      ...untrue.map(({ what, status }) => `${what} answered ${status}`),
      ...lost.map((orderId) => `${orderId} was acknowledged and is lost`),
      ...twice.map((id) => `${id} came twice`),
      ...(wellAfterMs === undefined ? ['it did not become well by itself'] : []),
    ],
  };
}

async function watchReadiness(
  origin: string,
  right: Stage['readyMeanwhile'],
): Promise<Tried['readyz']> {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  while (passed() < readyWithinMs) {
    const obstacles = await askObstacles(origin);
    if (right === 'not ready' && obstacles) {
      return { words: `no after ${(passed() / 1000).toFixed(1)} s`, wrong: [] };
    }
    if (right === 'ready' && obstacles)
      return { words: 'no', wrong: [`it said it is not ready: ${obstacles}`] };
    await sleep(200);
  }
  if (right === 'not ready') return { words: 'yes', wrong: ['it said it is ready'] };
  return { words: right === 'any' ? 'either' : 'yes', wrong: [] };
}

/** Asks what keeps it from its work; nothing does, if it is ready. */
async function askObstacles(origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) });
    return answer.status === 200 ? undefined : await answer.text();
  } catch {
    return 'no answer';
  }
}

async function untilWell(callers: Callers, withinMs: number): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < withinMs) {
    if (await callers.isWell()) return performance.now() - startedAt;
    await sleep(200);
  }
  return undefined;
}
