import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, once, type TestServer, test } from '../support/browser.ts';

/** It is nobody else's: its one session is moved into the past. */
const mobile = '13900000192';
const yearSeconds = 365 * 86_400;

test(
  'a session that slides while a drawn page opens sends its cookie with the page',
  once,
  async ({ server, link }) => {
    const token = await server.tokenOf(mobile);
    const cookiesOf = async (path: string) => {
      const answer = await fetch(server.origin + path, {
        headers: { cookie: `warmlight=${token}` },
      });
      expect(answer.status).toBe(200);
      return answer.headers.getSetCookie();
    };
    const renewed = `warmlight=${token}; Max-Age=${yearSeconds}; Path=/; HttpOnly; SameSite=Lax`;
    seenLongAgo(server);
    expect(await cookiesOf(link('mine'))).toContain(renewed);
    expect(await cookiesOf(link('mine'))).not.toContain(renewed);
    // A page that is kept for all sets nobody's cookie.
    seenLongAgo(server);
    expect(await cookiesOf(link('home'))).toEqual([]);
  },
);

function seenLongAgo({ folder }: TestServer): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  const past = Date.now() - 3_600_000;
  db.prepare('update sessions set seen_at = ? where seen_at > ?').run(past, past);
  db.close();
}
