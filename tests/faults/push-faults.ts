import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { storeNotices } from '#src/server/notices/store-notices.ts';
import { newId } from '#src/server/platform/keys.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { noticePush } from '#src/shared/notices/push/calls.ts';
import { encodeCall } from '../support/encode-call.ts';
import { type Device, startPushService } from '../support/push-service.ts';
import type { Fault, Stage } from './fault.ts';
import { serve } from './seeded.ts';
import { fromOwnPlace, signInOver } from './sign-in-over.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;

/** As many as one page of the message centre holds, all through the fault. */
const notices = 20;
const apartMs = 600;
const begunAfterMs = 3000;
/** After it is back: the next try of one that failed for as long as this fault lasts. */
const broughtWithinMs = 60_000;
const pauseMs = 500;
/** What a caller counts as untrue. */
const notThere = 404;

/** A person with a device, who is told something again and again. */
function pushFault(
  name: string,
  hurt: (service: Service) => { break(): unknown; mend(): unknown },
): Fault {
  return {
    name: `the push service ${name}`,
    open: async () => {
      const service = await startPushService();
      const server = await serve({ PUSH_SERVICES: service.origin });
      const token = await signInOver(server.origin);
      const device = service.newDevice();
      await call(server.origin, { token, of: encodeCall(noticePush, device.target) });
      await server.halt();
      await tellOwner(join(server.folder, 'warmlight.db'));
      await server.restart();
      const { break: hurtIt, mend } = hurt(service);
      return {
        server,
        also: {
          what: 'message centre',
          act: () => readAll(server.origin, token),
          findLost: () => findUnbrought(device),
        },
        break: async () => void (await hurtIt()),
        mend: async () => void (await mend()),
        readyMeanwhile: 'ready',
        close: async () => {
          await server.stop();
          await service.stop();
        },
      } satisfies Stage;
    },
  };
}

type Asked = { token: string; of: ReturnType<typeof encodeCall> };

function call(origin: string, { token, of: { path, init } }: Asked): Promise<Response> {
  const headers = { ...init.headers, ...fromOwnPlace, authorization: `Bearer ${token}` };
  return fetch(origin + path, { ...init, headers });
}

/** While the server is away: each notice is due a little after the one before. */
async function tellOwner(sqliteFile: string): Promise<void> {
  const db = await openDatabase({ sqliteFile });
  const { user_id: userId } = await db
    .selectFrom('push_targets')
    .select('user_id')
    .executeTakeFirstOrThrow();
  const allDay = { quiet_from: 0, quiet_until: 0 };
  await db.updateTable('users').set(allDay).where('id', '=', userId).execute();
  const told = { kind: 'caseProgress', caseId: null, params: {} } as const;
  await inTransaction(db, async (trx) => {
    for (let at = 0; at < notices; at += 1) {
      const now = Date.now() + begunAfterMs + at * apartMs;
      await storeNotices(trx, [userId], { ...told, subjectId: newId(), now });
    }
  });
  await db.destroy();
}

/** All of it is read in the message centre, whatever became of the device's. */
async function readAll(origin: string, token: string): Promise<number> {
  await sleep(pauseMs);
  const answer = await call(origin, { token, of: encodeCall(messageList, {}) });
  if (answer.status !== 200) return answer.status;
  const { data } = (await answer.json()) as { data: { list: unknown[] } };
  return data.list.length === notices ? 200 : notThere;
}

async function findUnbrought(device: Device): Promise<string[]> {
  const brought = () => new Set(device.shown().map((shown) => (shown as { id: string }).id)).size;
  for (const until = Date.now() + broughtWithinMs; Date.now() < until && brought() < notices; )
    await sleep(pauseMs);
  return Array.from({ length: notices - brought() }, (_, at) => `notice ${at + 1}`);
}

export const pushFaults: readonly Fault[] = [
  pushFault('never answers', ({ behaviour }) => ({
    break: () => Object.assign(behaviour, { hangs: true }),
    mend: () => Object.assign(behaviour, { hangs: false }),
  })),
  pushFault('takes no connection', (service) => ({
    break: service.stop,
    mend: service.comeBack,
  })),
  pushFault('answers rubbish', ({ behaviour }) => ({
    break: () => Object.assign(behaviour, { talksRubbish: true }),
    mend: () => Object.assign(behaviour, { talksRubbish: false }),
  })),
  pushFault('is full', ({ behaviour }) => ({
    break: () => Object.assign(behaviour, { status: 507 }),
    mend: () => Object.assign(behaviour, { status: 201 }),
  })),
];
