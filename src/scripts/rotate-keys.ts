import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { askStaffDoor } from '#src/server/accounts/staff/staff-door.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { resealPictures } from '#src/server/keys/reseal-pictures.ts';
import { resealValues } from '#src/server/keys/reseal-values.ts';
import { findKeyStates, findObstacle } from '#src/server/keys/retire-keys.ts';
import { type KeyOrder, turnKeys } from '#src/server/keys/turn-keys.ts';
import { openMedia } from '#src/server/media/open-media.ts';
import { type Config, parseConfig } from '#src/server/platform/config/config.ts';
import { knownBeforeMs } from '#src/server/platform/keys/open-key-ring.ts';
import { keyServiceOf, openKeys } from '#src/server/platform/keys/open-keys.ts';
import { openRecordedDatabase } from './open-recorded-database.ts';
import { createProgressBar } from './progress-bar.ts';
import { tellError } from './tell-error.ts';

await rotate().catch(tellError);

/**
 * Makes a new version of the key that seals, or does `--root`, `--retire`, `--status`; a server may
 * run.
 */
async function rotate(): Promise<void> {
  const off = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { root: off, retire: off, status: off } });
  const config = parseConfig(process.env);
  if (values.status) return tellStates(config);
  const order: KeyOrder = values.root ? 'root' : values.retire ? 'retire' : 'version';
  // With SQLite only one process writes: a server that runs does it itself, and seals anew.
  const isServed = await askStaffDoor(config, { keys: order });
  if (!isServed) await writeHere(config, order);
  else if (order === 'version') await watchServer(config);
  await tellStates(config);
  if (order === 'root') {
    console.log(
      `Put ${config.keyFile} on every other node, and keep a copy where the backups are not. Old backups need its older lines.`,
    );
  }
}

async function writeHere(config: Config, order: KeyOrder): Promise<void> {
  const db = await openRecordedDatabase(config);
  try {
    const { keys, ring } = await openKeys(db, config, Date.now);
    await turnKeys({ db, service: keyServiceOf(config) }, order, Date.now());
    if (order !== 'version') return;
    console.log('Every node hears of the new key before it is used: a few seconds.');
    await sleep(knownBeforeMs);
    await ring.refresh();
    const services = { db, keys, log: pino({ level: 'error' }), media: openMedia(config) };
    const { signal } = new AbortController();
    const values = await resealValues(services, signal);
    const pictures = await resealPictures(services, signal);
    const unopened = values.unopened + pictures.unopened;
    if (unopened > 0) console.error(`${unopened} values do not open, and stay as they are.`);
  } finally {
    await db.destroy();
  }
}

/** Shows how the server gets on; ending this command ends nothing there. */
async function watchServer(config: Config): Promise<void> {
  await sleep(knownBeforeMs);
  const total = await countOld(config);
  const bar = createProgressBar('Sealing anew', total);
  let stillFor = 0;
  for (let left = total; left > 0 && stillFor < 5; ) {
    await sleep(1000);
    const now = await countOld(config);
    await bar.add(left - now);
    // Nothing happened for five seconds: what is left does not open, or waits for its turn.
    stillFor = now === left ? stillFor + 1 : 0;
    left = now;
  }
  bar.end();
}

async function countOld(config: Config): Promise<number> {
  const { states } = await readStates(config);
  return states.slice(0, -1).reduce((sum, { left }) => sum + left, 0);
}

async function readStates(config: Config) {
  const db = await openDatabase({ ...databaseAddress(config), readOnly: true });
  try {
    return await findKeyStates(db);
  } finally {
    await db.destroy();
  }
}

async function tellStates(config: Config): Promise<void> {
  const { states, unknown } = await readStates(config);
  for (const state of states) {
    const { keyId, rootId, left, retiredAt } = state;
    const words = retiredAt === null ? (findObstacle(state, Date.now()) ?? 'It can go.') : 'Gone.';
    console.log(`${keyId} (under ${rootId}): ${left} values. ${words}`);
  }
  for (const { keyId, place, count } of unknown)
    console.error(`${count} values of ${place} name the key ${keyId}, which is not here.`);
}
