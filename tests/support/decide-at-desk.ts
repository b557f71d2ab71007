import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import { deskClaim, deskClaimNext, deskDecide } from '#src/shared/review/calls.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { TestServer } from './browser.ts';
import { deskStaff } from './desk-in-browser.ts';

const { reviewer } = deskStaff;

/** Decides as staff at their desk, about a review of a case; without refusals it passes. */
export async function decideBase(
  server: TestServer,
  infoUuid: string,
  refusals: Record<string, string>,
  queue: 'base' | 'material' = 'base',
): Promise<void> {
  const token = await server.tokenOf(reviewer);
  const taskId = await findTask(server, infoUuid, { queue, token });
  await server.call(deskClaim, { taskId }, token);
  const page = await read(
    server,
    linkTo('deskTask', { params: { taskId }, locale: 'zh-CN' }),
    token,
  );
  const revision = Number(/name="revision" value="(\d+)"/.exec(page)?.[1] ?? 1);
  const refused = Object.keys(refusals).length > 0;
  const decision = refused ? ('refuse' as const) : ('pass' as const);
  const compared = await compareOriginals(page, { server, token });
  const input = { taskId, revision, decision, refusals: JSON.stringify(refusals), compared };
  await server.call(deskDecide, input, token);
}

/** Opens each original that the page of a task shows; the names of all that can be ticked. */
async function compareOriginals(
  page: string,
  { server, token }: { server: TestServer; token: string },
): Promise<ComparisonName[]> {
  const headers = { authorization: `Bearer ${token}` };
  for (const [, address = ''] of page.matchAll(/data-glass="(\/api\/desk\/image[^"]+)"/g))
    await fetch(server.origin + address.replace(/&(amp|#38);/g, '&'), { headers });
  const ticks = page.matchAll(/name="compared\.(\w+)"/g);
  return [...ticks].map(([, name]) => name as ComparisonName);
}

type Said = { refusals?: Record<string, string>; words?: string };

/** Decides as staff at their desk the next task of a queue; false where none waits. */
export async function decideNext(
  server: TestServer,
  queue: QueueName,
  { refusals, words = '' }: Said = {},
): Promise<boolean> {
  const token = await server.tokenOf(reviewer);
  const task = await server.call(deskClaimNext, { queue }, token);
  if (!task) return false;
  const decision = refusals ? ('refuse' as const) : ('pass' as const);
  const said = { refusals: JSON.stringify(refusals ?? {}), words };
  await server.call(deskDecide, { taskId: task.taskId, revision: 1, decision, ...said }, token);
  return true;
}

async function findTask(
  server: TestServer,
  infoUuid: string,
  { queue, token }: { queue: QueueName; token: string },
): Promise<string> {
  const waiting = linkTo('deskQueue', { params: { queue }, locale: 'zh-CN' });
  const list = await read(server, waiting, token);
  for (const [, taskId = ''] of list.matchAll(/\/desk\/task\/([\w-]{22})/g)) {
    const task = await read(
      server,
      linkTo('deskTask', { params: { taskId }, locale: 'zh-CN' }),
      token,
    );
    if (task.includes(infoUuid)) return taskId;
  }
  throw new Error('The case waits at no desk.');
}

async function read(server: TestServer, path: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(server.origin + path, { headers })).text();
}
