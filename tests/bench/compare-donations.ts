import type { DatabaseSync } from 'node:sqlite';
import { openServices } from '#src/server/open-services.ts';
import type { SigningParty } from '#src/server/payments/sandbox/dialects/dialect.ts';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import { type Config, parseConfig } from '#src/server/platform/config/config.ts';
import { createServer } from '#src/server/server.ts';
import { startBuilt } from './children.ts';
import { compare, type Rounds, type Row } from './compare.ts';
import { createPost, giveOnce, type Post } from './give-over-http.ts';
import type { Measured } from './measure-load.ts';
import { type Recorded, recordStatements } from './record-statements.ts';
import { type Connection, prepareReplay, type Recording } from './replay-statements.ts';

const atOnce = 8;

type Place = { entry: string; folders: { served: string; recorded: string } };

/**
 * Measures donations ordered and settled over HTTP against their own statements on the raw engine.
 */
export async function compareDonations(
  { entry, folders }: Place,
  infoUuid: string,
  rounds: Rounds,
): Promise<Row> {
  const config = parseConfig({ DATA_DIR: folders.recorded, LOG_LEVEL: 'warn' });
  const { recording, party } = await recordGifts(config, infoUuid);
  const { replay, close } = prepareReplay(recording);
  const server = await startBuilt({ entry, folder: folders.served, env: { TRUST_PROXY: '1' } });
  const http = createPost(server.origin);
  const row = await compare(rounds, {
    ...{ what: 'Donation, order to settled', unit: 'donations/s', goal: '>= 0.60' },
    ours: (seconds) => measureGifts(() => giveOnce(http.post, infoUuid, party), seconds),
    bare: async (seconds) => measureReplay(replay, seconds),
  });
  http.close();
  await server.stop();
  close();
  return row;
}

/** Records three gifts in process; the first one only makes what the later ones find. */
async function recordGifts(
  config: Config,
  infoUuid: string,
): Promise<{ recording: Recording; party: SigningParty }> {
  const { recorded, stop } = recordStatements();
  const { services, sandboxBanks, close } = await openServices(config);
  const { name } = wechatDialect;
  const party = sandboxBanks.find(({ gateway }) => gateway.name === name)?.party;
  if (!party) throw new Error(`${name} is not open.`);
  const server = createServer(async () => services);
  const post: Post = async ({ path, headers, body }) => {
    const init = { method: 'POST', headers, body };
    const answer = await server.request(config.publicOrigin + path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.text();
  };
  const recordOne = async () => {
    const from = recorded.length;
    await giveOnce(post, infoUuid, party);
    return recorded.slice(from);
  };
  try {
    const connections = connectionsOf(recorded);
    await recordOne();
    // What is done again goes on from the last of them.
    const [other, one] = [await recordOne(), await recordOne()];
    return { recording: { connections, one, other }, party };
  } finally {
    stop();
    await close();
  }
}

/** Answers which connections were opened, to which file, with which settings. */
function connectionsOf(opening: readonly Recorded[]): Map<DatabaseSync, Connection> {
  const connections = new Map<DatabaseSync, { file: string; pragmas: string[] }>();
  for (const { database, sql, kind } of opening) {
    const file = database.location();
    if (kind !== 'exec' || !file || !/^pragma\b/i.test(sql)) continue;
    const known = connections.get(database) ?? { file, pragmas: [] };
    known.pragmas.push(sql);
    connections.set(database, known);
  }
  return connections;
}

async function measureGifts(give: () => Promise<void>, seconds: number): Promise<Measured> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let count = 0;
  const giver = async () => {
    while (performance.now() < until) {
      await give();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, giver));
  return { perSecond: (count * 1000) / (performance.now() - began) };
}

function measureReplay(replay: () => void, seconds: number): Measured {
  const began = performance.now();
  let count = 0;
  while (performance.now() < began + seconds * 1000) {
    replay();
    count += 1;
  }
  return { perSecond: (count * 1000) / (performance.now() - began) };
}
