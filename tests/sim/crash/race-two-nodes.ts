import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../support/postgres.ts';
import type { Base } from '../world/base.ts';
import { becomeQuiet } from './become-quiet.ts';
import { compareBonfires, countSteps, refill } from './bonfires.ts';
import { compareBanks } from './compare-banks.ts';
import { compareCounts, compareMemory, findBroken } from './compare-memory.ts';
import { countMoved, countsOf, whatNever } from './count-moved.ts';
import { type CrashResult, makeBase } from './kill-by-one.ts';
import { Remembered } from './memory.ts';
import { askAboutEverything, decideAll, offline, type Place, reopenCases } from './offline.ts';
import { People } from './people.ts';
import { type Mishap, mishaps, roundMs, ServerNode } from './server-node.ts';

type Wishes = { entry: string; folder: string; rounds: number; gathering: boolean };
/** Where people gather, each round kills one of the nodes. */
const kills = ['kill'] as const;

/** From so many rounds on, money must have gone out in every way. */
const enoughRounds = 16;
const settleMs = 90_000;

/** Runs two servers on one PostgreSQL, under load, with each mishap in turn. */
export async function raceTwoNodes(wishes: Wishes): Promise<CrashResult> {
  const { entry, folder, rounds, gathering } = wishes;
  const reasons: string[] = [];
  const postgres = await startPostgres((reason) => reasons.push(reason), { durable: true });
  if (!postgres) return { counts: {}, wrong: reasons };
  const place = { folder, databaseUrl: postgres.url };
  const base = await makeBase(place);
  const memory = new Remembered();
  const nodes = [
    await ServerNode.start(place, entry),
    await ServerNode.start(place, entry),
  ] as const;
  const happened: Record<string, number> = {};
  const wrong: string[] = [];
  for (let round = 0; round < rounds && wrong.length === 0; round += 1) {
    const coming: readonly Mishap[] = gathering ? kills : mishaps;
    const mishap = coming[round % coming.length] as Mishap;
    happened[mishap] = (happened[mishap] ?? 0) + 1;
    const people = peopleOf({ base, memory, nodes });
    people.gathering = gathering;
    await liveThrough(people, () =>
      mishap === 'restart database' && postgres.restart
        ? sleep(roundMs / 3).then(postgres.restart)
        : nodes[randomInt(2) as 0 | 1].suffer(mishap, happened[mishap] === 1),
    );
    // Without its database a server can only say that something is wrong.
    if (mishap !== 'restart database') wrong.push(...people.wrong);
    wrong.push(...(await compareNow(place, { base, memory })));
  }
  wrong.push(...(await endInPeace(place, { base, memory, nodes })));
  const moved = await offline(place, async (services) => ({
    ...(await countMoved(services)),
    ...(gathering ? await countSteps(services) : {}),
  }));
  await postgres.stop();
  const counts = { ...happened, ...countsOf(memory), ...moved };
  const isShort = gathering || rounds < enoughRounds;
  return { counts, wrong: [...wrong, ...(isShort ? [] : whatNever(counts))] };
}

type Told = { base: Base; memory: Remembered };
type Nodes = Told & { nodes: readonly ServerNode[] };

function peopleOf({ base, memory, nodes }: Nodes): People {
  return new People(
    nodes.map(({ origin }) => origin),
    base,
    memory,
  );
}

/**
 * Runs four people at their browsers while something happens to the servers, and a little longer.
 */
async function liveThrough(people: People, happen: () => Promise<unknown>): Promise<void> {
  const living = Promise.all(Array.from({ length: 4 }, () => people.live()));
  await happen();
  await sleep(roundMs / 3);
  people.stopped = true;
  await living;
}

async function compareNow(place: Place, { base, memory }: Told): Promise<string[]> {
  return offline(place, async (services) => {
    const found = [
      ...(await compareMemory(services, memory)),
      ...(await compareBonfires(services, memory)),
      ...(await findBroken(services)),
    ];
    await refill(services, base, memory);
    await decideAll(services, base);
    await reopenCases(services);
    return found;
  });
}

async function endInPeace(place: Place, { base, memory, nodes }: Nodes): Promise<string[]> {
  const people = peopleOf({ base, memory, nodes });
  const unanswered = await people.settle();
  await offline(place, askAboutEverything);
  await becomeQuiet(place, settleMs);
  for (const node of nodes) await node.stop();
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
