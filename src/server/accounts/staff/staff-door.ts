import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { keyOrders, turnKeys } from '#src/server/keys/turn-keys.ts';
import { keyServiceOf } from '#src/server/platform/keys/open-keys.ts';
import { recordCommand, recordedCommands } from '#src/server/review/record-command.ts';
import type { Services } from '#src/server/services.ts';
import { isMobile } from '#src/shared/accounts/mobile-number.ts';
import { staffRoles } from '#src/shared/review/staff-roles.ts';
import { setStaffRoles } from './set-staff-roles.ts';

const staffOrder = v.strictObject({
  mobile: v.pipe(v.string(), v.check(isMobile)),
  roles: v.array(v.picklist(staffRoles)),
  forgetsFactor: v.boolean(),
});
const ranOrder = v.strictObject({ command: v.picklist(recordedCommands) });
const keyOrder = v.strictObject({ keys: v.picklist(keyOrders) });
const order = v.union([staffOrder, ranOrder, keyOrder]);
export type StaffOrder = v.InferOutput<typeof staffOrder>;
type Order = v.InferOutput<typeof order>;

/** A socket's path has no room for more, on any system. */
const longestPath = 100;

type Place = { dataDir: string; databaseUrl?: string | undefined };

/** Whoever may write the data folder may write the database, so may order through this. */
function doorOf({ dataDir, databaseUrl }: Place): string | undefined {
  const path = join(dataDir, 'staff.sock');
  const fits = process.platform !== 'win32' && Buffer.byteLength(path) <= longestPath;
  return databaseUrl === undefined && fits ? path : undefined;
}

/**
 * Lets `npm run staff`, `npm run rotate-keys` and commands that stand in the trail reach the one process
 * that writes an SQLite file: a socket in the data folder that only the owner of the server may open. Answers how to close it.
 */
export function openStaffDoor(
  services: Pick<Services, 'config' | 'db' | 'keys' | 'log' | 'now'>,
): () => Promise<void> {
  const path = doorOf(services.config);
  if (path === undefined) return async () => {};
  // It was left by one that was killed: this process holds the lock of the database now.
  rmSync(path, { force: true });
  const server = createServer((asked, answer) => {
    const end = (status: number, words: string) => answer.writeHead(status).end(words);
    obey(services, asked)
      .then(() => end(200, ''))
      .catch((error: unknown) => {
        services.log.warn({ err: error }, 'an order about staff failed');
        end(v.isValiError(error) ? 400 : 500, String(error));
      });
  });
  server.on('error', (error) =>
    services.log.warn({ err: error }, 'staff cannot be set while we run'),
  );
  server.listen(path, () => chmodSync(path, 0o600));
  return () => close(server);
}

async function obey(
  { config, db, keys, now, log }: Pick<Services, 'config' | 'db' | 'keys' | 'log' | 'now'>,
  asked: NodeJS.ReadableStream,
): Promise<void> {
  const wanted = v.parse(order, await json(asked));
  if ('command' in wanted) return recordCommand(db, wanted, now());
  if ('keys' in wanted) {
    const kept = { db, service: keyServiceOf(config) };
    return turnKeys(kept, wanted.keys, now());
  }
  await setStaffRoles({ db, keys }, wanted, now());
  log.info({ roles: wanted.roles }, 'staff was set on this machine');
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Has the server of this data folder do it; false when none listens there. */
export function askStaffDoor(place: Place, wanted: Order): Promise<boolean> {
  const socketPath = doorOf(place);
  if (socketPath === undefined) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, method: 'POST', path: '/' }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) resolve(true);
      else reject(new Error(`The running server answered ${answer.statusCode}: see its log.`));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
    asked.end(JSON.stringify(wanted));
  });
}
