import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../bench/children.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { Base } from '../world/base.ts';
import { becomeQuiet } from './become-quiet.ts';
import { compareBonfires, refill } from './bonfires.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { compareBanks } from './compare-banks.ts';
import { compareCounts, compareMemory, findBroken } from './compare-memory.ts';
import { countMoved, countsOf, whatNever } from './count-moved.ts';
import { type CrashResult, makeBase } from './kill-by-one.ts';
import { Remembered } from './memory.ts';
import { askAboutEverything, decideAll, offline, type Place, reopenCases } from './offline.ts';
import { People } from './people.ts';

type Wishes = { entry: string; folder: string; rounds: number };
const mishaps = ['race', 'freeze', 'kill', 'restart database'] as const;
type Mishap = (typeof mishaps)[number];

const roundMs = 1500;
/** Longer than the lease of a job and the claim of a refund: the other node takes the work over. */
const longFreezeMs = 70_000;
/** From so many rounds on, money must have gone out in every way. */
const enoughRounds = 16;
const settleMs = 90_000;

/** Two servers on one PostgreSQL, under load, with each mishap in turn. */
export async function raceTwoNodes({ entry, folder, rounds }: Wishes): Promise<CrashResult> {
  const reasons: string[] = [];
  const postgres = await startPostgres((reason) => reasons.push(reason), { durable: true });
  if (!postgres) return { counts: {}, wrong: reasons };
  const place = { folder, databaseUrl: postgres.url };
  const base = await makeBase(place);
  const memory = new Remembered();
  const nodes = [await Node.start(place, entry), await Node.start(place, entry)] as const;
  const happened: Record<string, number> = {};
  const wrong: string[] = [];
  for (let round = 0; round < rounds && wrong.length === 0; round += 1) {
    const mishap = mishaps[round % mishaps.length] as Mishap;
    happened[mishap] = (happened[mishap] ?? 0) + 1;
    const people = new People(
      nodes.map(({ origin }) => origin),
      base,
      memory,
    );
    const living = Promise.all(Array.from({ length: 4 }, () => people.live()));
    await (mishap === 'restart database' && postgres.restart
      ? sleep(roundMs / 3).then(postgres.restart)
      : nodes[randomInt(2) as 0 | 1].suffer(mishap, happened[mishap] === 1));
    await sleep(roundMs / 3);
    people.stopped = true;
    await living;
    // Without its database a server can only say that something is wrong.
    if (mishap !== 'restart database') wrong.push(...people.wrong);
    wrong.push(...(await compareNow(place, { base, memory })));
  }
  wrong.push(...(await endInPeace(place, { base, memory, nodes })));
  const moved = await offline(place, countMoved);
  await postgres.stop();
  const counts = { ...happened, ...countsOf(memory), ...moved };
  return { counts, wrong: [...wrong, ...(rounds < enoughRounds ? [] : whatNever(counts))] };
}

class Node {
  readonly origin: string;
  readonly #start: () => Promise<BuiltServer | undefined>;
  #server: BuiltServer | undefined;

  static async start(place: Place, entry: string): Promise<Node> {
    const port = await findFreePort();
    const env = { DATABASE_URL: place.databaseUrl ?? '' };
    const start = () => startBuiltServer({ entry, folder: place.folder, port, env });
    return new Node(`http://127.0.0.1:${port}`, start, await start());
  }

  constructor(origin: string, start: Node['restart'], server: BuiltServer | undefined) {
    this.origin = origin;
    this.#start = start;
    this.#server = server;
  }

  /** The first freeze of a run lasts until others may take over what the node has in hand. */
  async suffer(mishap: Mishap, first: boolean): Promise<void> {
    await sleep(randomInt(roundMs / 3));
    if (mishap === 'freeze') {
      this.#server?.signal('SIGSTOP');
      await sleep(first ? longFreezeMs : roundMs);
      this.#server?.signal('SIGCONT');
    }
    if (mishap === 'kill') {
      this.#server?.signal('SIGKILL');
      await this.#server?.gone;
      await this.restart();
    }
  }

  async restart(): Promise<BuiltServer | undefined> {
    this.#server = await this.#start();
    return this.#server;
  }

  async stop(): Promise<void> {
    this.#server?.signal('SIGTERM');
    await this.#server?.gone;
  }
}

type Told = { base: Base; memory: Remembered };

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

async function endInPeace(
  place: Place,
  { base, memory, nodes }: Told & { nodes: readonly Node[] },
): Promise<string[]> {
  const people = new People(
    nodes.map(({ origin }) => origin),
    base,
    memory,
  );
  const unanswered = await people.settle();
  await offline(place, askAboutEverything);
  await becomeQuiet(place, settleMs);
  for (const node of nodes) await node.stop();
  return offline(place, async (services) => [
    ...unanswered,
    ...people.wrong,
    ...(await compareMemory(services, memory)),
    ...(await compareCounts(services, memory)),
    ...(await findBroken(services)),
    ...(await compareBanks(services, place, memory.refilledInFen)),
  ]);
}
