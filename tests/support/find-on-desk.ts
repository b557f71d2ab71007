import type { TestServer } from './browser.ts';

/** What a list of the desk leads to first: a family of the demo, or an application. */
export async function findOnDesk(
  server: TestServer,
  list: string,
  page: 'lead' | 'green-path',
): Promise<string> {
  const headers = { authorization: `Bearer ${await server.tokenOf('13900000003')}` };
  const html = await (await fetch(`${server.origin}/desk/${list}`, { headers })).text();
  const found = new RegExp(`/desk/${page}/([\\w-]{22})`).exec(html)?.[1];
  if (!found) throw new Error(`The desk lists nothing under ${list}.`);
  return found;
}
