import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { migrate } from '#src/server/db/migrate.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { findFreePort } from '../../bench/children.ts';
import { addBase, type Base, manyDonors } from '../world/base.ts';
import { becomeQuiet } from './become-quiet.ts';
import { compareBonfires, countSteps, refill } from './bonfires.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { compareBanks } from './compare-banks.ts';
import { compareCounts, compareMemory, findBroken } from './compare-memory.ts';
import { countMoved, countsOf, sumCounts, whatNever } from './count-moved.ts';
import { Remembered } from './memory.ts';
import {
  addressOf,
  askAboutEverything,
  decideAll,
  letTimePass,
  offline,
  type Place,
  reopenCases,
} from './offline.ts';
import { People } from './people.ts';
import { drawPoint, type Point, points } from './points.ts';

export type CrashResult = { counts: Record<string, number | string>; wrong: string[] };
type Wishes = { entry: string; folder: string; kills: number; gathering: boolean };
type Lane = { wrong: string[]; counts: Record<string, number> };

const checkEvery = 10;
const longestLifeMs = 2500;
const settleMs = 90_000;
/** Servers stand side by side, each with a database of its own: a kill is mostly waiting. */
const mostLanes = 3;
const fewestKillsALane = 10;
/** From so many kills on, money must have gone out in every way. */
const enoughKills = 100;

/** Kills servers under load again and again, and compares after each kill with what was said. */
export async function killByOne({ entry, folder, kills, gathering }: Wishes): Promise<CrashResult> {
  const count = Math.max(1, Math.min(mostLanes, Math.floor(kills / fewestKillsALane)));
  let killed = 0;
  const tell = () => {
    killed += 1;
    if (killed % 100 === 0) console.log(`${killed} kills`);
  };
  const lanes = await Promise.all(
    Array.from({ length: count }, (_, lane) => {
      const own = Math.floor(kills / count) + (lane < kills % count ? 1 : 0);
      const place = { entry, folder: join(folder, `lane-${lane}`) };
      return killInLane({ ...place, kills: own, gathering }, tell);
    }),
  );
  const counts: Record<string, number> = { kills, ...sumCounts(lanes.map((lane) => lane.counts)) };
  const wrong = lanes.flatMap((lane) => lane.wrong);
  if (kills < enoughKills) return { counts, wrong };
  // Where people gather, money seldom goes out.
  const wanted = gathering ? { ...counts, 'payouts paid': 1, 'gifts returned': 1 } : counts;
  return { counts, wrong: [...wrong, ...whatNever(wanted)] };
}

async function killInLane(
  { entry, folder, kills, gathering }: Wishes,
  tell: () => void,
): Promise<Lane> {
  const base = await makeBase({ folder });
  const memory = new Remembered();
  const port = await findFreePort();
  const wrong: string[] = [];
  const died: Record<string, number> = {};
  for (let kill = 1; kill <= kills && wrong.length === 0; kill += 1) {
    const how = kill % 3 === 0 ? 'random' : drawPoint();
    const env: Record<string, string> =
      how === 'random' ? {} : { DIE_AT: `${how}:${1 + randomInt(points[how])}` };
    const server = await startBuiltServer({ entry, folder, port, env });
    if (server) wrong.push(...(await loadUntilDeath(server, { base, memory, how, gathering })));
    died[how] = (died[how] ?? 0) + 1;
    const found = await offline({ folder }, async (services) => {
      const broken = kill % checkEvery === 0 ? await findBroken(services) : [];
      const compared = await compareMemory(services, memory);
      compared.push(...(await compareBonfires(services, memory)));
      await refill(services, base, memory);
      await decideAll(services, base);
      await letTimePass(services);
      await reopenCases(services);
      return [...broken, ...compared];
    });
    wrong.push(...found);
    tell();
  }
  wrong.push(...(await endInPeace({ entry, folder, port }, { base, memory })));
  const moved = await offline({ folder }, async (services) => ({
    ...(await countMoved(services)),
    ...(await countSteps(services)),
  }));
  const places = Object.entries(died).map(([name, count]) => [`killed at ${name}`, count]);
  const counts = { ...Object.fromEntries(places), ...countsOf(memory), ...moved };
  return { wrong, counts };
}

export async function makeBase(place: Place): Promise<Base> {
  const db = await openDatabase(addressOf(place));
  await migrate(db);
  await db.destroy();
  return offline(place, (services) => addBase(services, manyDonors));
}

type Told = { base: Base; memory: Remembered };

/** Runs four people at their browsers, until the server is gone. */
async function loadUntilDeath(
  server: BuiltServer,
  { base, memory, how, gathering }: Told & { how: Point | 'random'; gathering: boolean },
): Promise<string[]> {
  const people = new People([server.origin], base, memory);
  people.gathering = gathering;
  const living = Promise.all([people.live(), people.live(), people.live(), people.live()]);
  const lifeMs = how === 'random' ? 50 + randomInt(600) : longestLifeMs;
  const tooLong = setTimeout(() => server.signal('SIGKILL'), lifeMs);
  await server.gone;
  clearTimeout(tooLong);
  people.stopped = true;
  await living;
  return people.wrong;
}

/** Nobody kills any more: every wish gets its answer, work comes to its end, the books agree. */
async function endInPeace(
  place: Omit<Wishes, 'kills' | 'gathering'> & { port: number },
  { base, memory }: Told,
): Promise<string[]> {
  await offline(place, askAboutEverything);
  const server = await startBuiltServer(place);
  if (!server) return ['the server did not start any more'];
  const people = new People([server.origin], base, memory);
  const unanswered = await people.settle();
  await becomeQuiet(place, settleMs);
  server.signal('SIGTERM');
  await server.gone;
  return offline(place, async (services) => [
    ...unanswered,
    ...people.wrong,
    ...(await compareMemory(services, memory)),
    ...(await compareCounts(services, memory)),
    ...(await compareBonfires(services, memory)),
    ...(await findBroken(services)),
    ...(await compareBanks(services, place, memory.refilledInFen)),
  ]);
}
