import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';
import { linkTo, type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { expect, once, test, withCalls } from '../support/browser.ts';
import { firstFamily, keepingFamily } from '../support/demo-family.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { openProxy } from '../support/tcp-proxy.ts';

/** Whom the door lets in is read from these; everything else is what a page shows. */
const ofDoor = ['sessions', 'users', 'staff_roles', 'staff_second_factors'];
/** It is the answer of a page, and not by a reader: what becomes of a look at it. */
type Answer = { status: number; html: string; retryAfter: number };
type Tokens = { family: string; keeper: string; staff: string };

const names = Object.keys(routes) as RouteName[];
/** It stands in the place of whatever else an address names. */
const nobody = 'nothing1234567890ab';
/** Of the family as it stands, there is none of these. */
const absent = new Set<RouteName>([
  ...(['notFound', 'paySuccess', 'proveSuccess', 'inquiry'] as const),
]);

function addressOf(name: RouteName, locale: Locale): string {
  const { infoUuid } = name === 'keptStory' ? keepingFamily : firstFamily;
  const parts = [...routes[name].path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part as string);
  const known: Record<string, string> = { infoUuid, queue: 'report', kind: 'privacy' };
  const params = Object.fromEntries(parts.map((part) => [part, known[part] ?? nobody]));
  const asksForCase = (routes[name].query as readonly string[]).includes('infoUuid');
  return linkTo(name, { params, query: asksForCase ? { infoUuid } : {}, locale });
}

/** Looks as the family whose case it is; at what is staff's as one of them. */
async function look(origin: string, path: string, tokens: Tokens): Promise<Answer> {
  const ofFamily = path.includes('/kept/') ? tokens.keeper : tokens.family;
  const token = path.includes('/desk') ? tokens.staff : ofFamily;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(origin + path, { headers, redirect: 'manual' });
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, html: await answer.text(), retryAfter };
}

async function signIn(server: ServerProcess): Promise<Tokens> {
  const { tokenOf } = withCalls(server);
  return {
    family: await tokenOf(firstFamily.mobile),
    keeper: await tokenOf(keepingFamily.mobile),
    staff: await tokenOf('13900000003'),
  };
}

/** Renames every table a page reads, or gives the names back. */
function turnTables({ folder }: ServerProcess, way: 'away' | 'back'): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  const tables = db.prepare(`select name from sqlite_schema where type = 'table'`).all();
  db.exec('pragma legacy_alter_table = on; pragma foreign_keys = off; begin');
  for (const { name } of tables as { name: string }[]) {
    if (name.startsWith('sqlite_') || ofDoor.includes(name)) continue;
    const now = way === 'away' ? `away_${name}` : name.replace(/^away_/, '');
    if (now !== name) db.exec(`alter table "${name}" rename to "${now}"`);
  }
  db.exec('commit');
  db.close();
}

/** Says what failed, whether money was taken, and by which number support finds it. */
function expectFaultPage({ status, html, retryAfter }: Answer, locale: Locale, what: string): void {
  const { crash, outage } = textsOf(locale).tools;
  expect.soft(html, what).toContain(status === 503 ? outage.title : crash.title);
  expect.soft(html, what).toContain(crash.money);
  expect.soft(html, what).toContain(crash.errorId('').trim());
  if (status === 503) expect.soft(retryAfter, what).toBeGreaterThan(0);
}

/** It is answered without a table: how the service is doing, and what leads on or leads nowhere. */
const ofNoTable: Partial<Record<RouteName, number>> = {
  ...{ serviceStatus: 200, login: 303, authService: 303 },
  ...{ inviter: 200, weiboInviter: 200, magazineList: 200, magazine: 404 },
  ...{ inquiry: 404, mailOff: 404, shortLink: 404 },
};
/** It is made of texts alone, some named by what is no text of ours. */
const isText = (name: RouteName) => (routes[name] as Route).mode === 'S';

/** Redis and the object store swallow everything, and somebody holds the books of each gateway. */
async function openAlone() {
  const line = await openProxy({ host: '127.0.0.1', port: 1 });
  line.fallSilent();
  const away = `127.0.0.1:${line.port}`;
  const server = await startServerProcess(process.env.WARMLIGHT_SEEDED as string, {
    REDIS_URL: `redis://${away}`,
    ...{ S3_ENDPOINT: `http://${away}`, S3_BUCKET: 'pictures', S3_PATH_STYLE: '1' },
    ...{ S3_ACCESS_KEY: 'a key', S3_SECRET_KEY: 'a secret of nobody' },
  });
  const tokens = await signIn(server);
  const books = readdirSync(server.folder).filter((name) => /^sandbox-.*\.sqlite$/.test(name));
  const holders = books.map((name) => new DatabaseSync(join(server.folder, name)));
  for (const holder of holders) holder.exec('begin immediate');
  const close = async () => {
    for (const holder of holders) holder.close();
    await server.stop();
    line.close();
  };
  return { server, tokens, close };
}

test('a fault under any page is told as one, and never as an absent page', once, async () => {
  test.slow();
  const { server, tokens, close } = await openAlone();
  const visit = (path: string) => look(server.origin, path, tokens);
  try {
    turnTables(server, 'away');
    for (const locale of locales)
      for (const name of names) {
        const path = addressOf(name, locale);
        const answer = await visit(path);
        if (isText(name)) expect.soft([200, 404], path).toContain(answer.status);
        else expect.soft(answer.status, path).toBe(ofNoTable[name] ?? 500);
        if (answer.status >= 500) expectFaultPage(answer, locale, path);
      }
    turnTables(server, 'back');
    for (const [at, name] of names.entries()) {
      const locale = locales[at % locales.length] ?? defaultLocale;
      const path = addressOf(name, locale);
      const answer = await visit(path);
      expect.soft(answer.status, path).toBeLessThan(500);
      if (name === 'deskAudit')
        expect.soft(answer.html).toContain(textsOf(locale).review.audit.anchorAway);
      if (!path.includes(nobody) && !absent.has(name))
        expect.soft(answer.status, path).not.toBe(404);
    }
    expect((await fetch(`${server.origin}/media/ab/${nobody}.webp`)).status).toBe(503);
  } finally {
    await close();
  }
});
