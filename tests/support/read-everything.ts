import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { type RouteName, routes } from '#src/shared/routes.ts';
import type { ServerProcess } from './server-process.ts';

/** Reads every page that can be shown to somebody, of the case and without one. */
export async function readPages(
  server: Pick<ServerProcess, 'origin'>,
  { infoUuid, token }: { infoUuid: string; token: string | undefined },
): Promise<string> {
  let all = '';
  for (const name of Object.keys(routes) as RouteName[]) {
    if (routes[name].mode === 'S') continue;
    const path = routes[name].path.replaceAll('{infoUuid}', infoUuid);
    if (path.includes('{')) continue;
    const headers = { cookie: token ? `warmlight=${token}` : '' };
    const address = `${server.origin}${path}?infoUuid=${infoUuid}`;
    const response = await fetch(address, { headers, redirect: 'manual' });
    expect(response.status, path).toBeLessThan(500);
    all += await response.text();
  }
  return all;
}

/** Reads what staff see of every open task, masked as it comes. */
export async function readDesk(
  server: Pick<ServerProcess, 'origin'>,
  token: string,
): Promise<string> {
  let all = '';
  const headers = { cookie: `warmlight=${token}` };
  const read = async (path: string) => (await fetch(server.origin + path, { headers })).text();
  for (const queue of new Set((await read('/desk')).match(/\/desk\/queue\/\w+/g))) {
    const list = await read(queue);
    all += list;
    for (const task of new Set(list.match(/\/desk\/task\/[\w-]{22}/g))) all += await read(task);
  }
  return all;
}

export function filesBelow(folder: string): Buffer[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}
