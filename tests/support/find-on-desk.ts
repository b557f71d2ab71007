import type { TestServer } from './browser.ts';

/**
 * Finds what a page of the desk leads to first: a family of the demo, an application, a sponsor's
 * page.
 */
export async function findOnDesk(
  server: TestServer,
  list: string,
  page: '/desk/lead' | '/desk/green-path' | '/cf/sponsor',
): Promise<string> {
  const headers = { authorization: `Bearer ${await server.tokenOf('13900000003')}` };
  const html = await (await fetch(`${server.origin}/desk/${list}`, { headers })).text();
  const found = new RegExp(`${page}/([\\w-]{22})`).exec(html)?.[1];
  if (!found) throw new Error(`The desk lists nothing under ${list}.`);
  return found;
}
