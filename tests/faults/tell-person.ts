import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { storeNotices } from '#src/server/notices/store-notices.ts';
import { newId } from '#src/server/platform/keys.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { encodeCall } from '../support/encode-call.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { fromOwnPlace } from './sign-in-over.ts';

/** One page of the message centre holds so many, all through the fault. */
export const toldTimes = 20;
const apartMs = 600;
const begunAfterMs = 3000;
/** It is after it is back: the next try of one that failed for as long as this fault lasts. */
const broughtWithinMs = 60_000;
const pauseMs = 500;
/** A caller counts this as untrue. */
const notThere = 404;

type Asked = { token: string; of: ReturnType<typeof encodeCall> };

export function callAs(origin: string, { token, of: { path, init } }: Asked): Promise<Response> {
  const headers = { ...init.headers, ...fromOwnPlace, authorization: `Bearer ${token}` };
  return fetch(origin + path, { ...init, headers });
}

/** Each who is known to be reached this way is told twenty things, from when the server is back. */
export async function tellReached(
  server: ServerProcess,
  way: 'push_targets' | 'mail_addresses',
): Promise<void> {
  await server.halt();
  const db = await openDatabase({ sqliteFile: join(server.folder, 'warmlight.db') });
  const rows = await db.selectFrom(way).select('user_id').distinct().execute();
  const userIds = rows.map((row) => row.user_id);
  const allDay = { quiet_from: 0, quiet_until: 0 };
  await db.updateTable('users').set(allDay).where('id', 'in', userIds).execute();
  const told = { kind: 'caseProgress', caseId: null, params: {} } as const;
  await inTransaction(db, async (trx) => {
    for (let at = 0; at < toldTimes; at += 1) {
      const now = Date.now() + begunAfterMs + at * apartMs;
      await storeNotices(trx, userIds, { ...told, subjectId: newId(), now });
    }
  });
  await db.destroy();
  await server.restart();
}

/** All of it is read in the message centre, whatever became of the other ways. */
export async function readAll(origin: string, token: string): Promise<number> {
  await sleep(pauseMs);
  const answer = await callAs(origin, { token, of: encodeCall(messageList, {}) });
  if (answer.status !== 200) return answer.status;
  const { data } = (await answer.json()) as { data: { list: unknown[] } };
  return data.list.length === toldTimes ? 200 : notThere;
}

/** Counts how many of the twenty did not come by the other way, however often it is tried again. */
export async function countUnbrought(countBrought: () => number): Promise<number> {
  for (const until = Date.now() + broughtWithinMs; Date.now() < until; await sleep(pauseMs))
    if (countBrought() >= toldTimes) break;
  return Math.max(0, toldTimes - countBrought());
}
