import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { proveFields } from '#src/components/verification/prove-props.ts';
import { newId } from '#src/server/platform/keys.ts';
import { commentAdd } from '#src/shared/comments/calls.ts';
import { expect, type Link, type TestServer, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { hostileTexts, markupTexts } from '../support/hostile-texts.ts';

const mobile = '13900000091';
const everything = hostileTexts.join('\n');

/**
 * Writes every text as a nickname, a comment and each field of a verification; past every check of
 * input.
 */
function writeHostileWords({ folder }: TestServer, caseId: string): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  const users = db
    .prepare('select id from users where id not in (select user_id from staff_roles) limit ?')
    .all(hostileTexts.length) as { id: string }[];
  const rename = db.prepare('update users set nickname = ? where id = ?');
  const comment = db.prepare(
    `insert into comments (id, case_id, user_id, biz_type, biz_id, content, like_count, created_at)
     values (?, ?, ?, 'case', ?, ?, 0, ?)`,
  );
  const clear = db.prepare('delete from verifications where case_id = ? and user_id = ?');
  const verify = db.prepare(
    `insert into verifications (id, case_id, user_id, person_index, kind, relation, real_name_sealed,
       shown_name, hospital, content, like_count, created_at, counted_at)
     values (?, ?, ?, ?, 'doctor', 'nurse', '', ?, ?, ?, 0, ?, 1)`,
  );
  db.exec('begin immediate');
  for (const [i, text] of hostileTexts.entries()) {
    const userId = users[i]?.id ?? '';
    const at = Date.now() + i;
    rename.run(text, userId);
    comment.run(newId(), caseId, userId, caseId, text, at);
    clear.run(caseId, userId);
    verify.run(newId(), caseId, userId, newId(), text, text, text, at);
  }
  db.exec('commit');
  db.close();
}

/** Reads the HTML of a page and of those its "next" links lead to. */
async function readPages(server: TestServer, path: string, cookie: string): Promise<string[]> {
  const pages: string[] = [];
  for (let next: string | undefined = path; next; ) {
    const answer: Response = await fetch(server.origin + next, { headers: { cookie } });
    const html = await answer.text();
    pages.push(html);
    const link = /<a [^>]*rel="next"[^>]*>/.exec(html)?.[0] ?? '';
    next = /href="([^"]+)"/.exec(link)?.[1]?.replaceAll(/&(#38|amp);/g, '&');
  }
  return pages;
}

type Posted = { path: string; fields: Record<string, string>; cookie: string };

async function post(server: TestServer, { path, fields, cookie }: Posted): Promise<string> {
  const { origin } = server;
  const body = new URLSearchParams(fields);
  const headers = { origin, ...(cookie ? { cookie } : {}) };
  const answer = await fetch(origin + path, { method: 'POST', body, headers });
  expect(answer.status).toBe(422);
  return answer.text();
}

/** No text stands in the page as it was typed, and no address leads where none may. */
function expectEscaped(html: string): void {
  expect(markupTexts.filter((text) => html.includes(text))).toEqual([]);
  const addresses = [...html.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/g)];
  const strange = addresses.filter(([, to = '']) => !/^(https?:\/\/|\/(?!\/)|[#?]|tel:)/.test(to));
  expect(strange).toEqual([]);
  // Within quotes a `<` opens nothing, and every quote of a text is escaped.
  const markup = html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/="[^"]*"/g, '=""');
  expect(markup.match(/<[^>"]*\son\w+=/)?.[0]).toBeUndefined();
}

const listsOf = (link: Link, infoUuid: string) => [
  link('contribute', { params: { infoUuid } }),
  link('commentList', { query: { infoUuid } }),
  link('proveList', { query: { infoUuid } }),
];

test('words made to act stand on every page as words, and do nothing in a browser', async ({
  page,
  server,
  link,
  signIn,
}) => {
  const infoUuid = await findOpenCase(server, 7);
  const token = await server.tokenOf(mobile);
  const cookie = `warmlight=${token}`;
  writeHostileWords(server, infoUuid);
  // Words written behind the server's back leave kept pages as they are; one of its own does not.
  await server.call(commentAdd, { infoUuid, content: '早日康复。' }, token);
  let shown = '';
  for (const path of listsOf(link, infoUuid)) {
    for (const html of await readPages(server, path, cookie)) {
      expectEscaped(html);
      shown += html;
    }
  }
  // This proves that they were there at all.
  expect(shown.match(/alert\(1\)/g)?.length).toBeGreaterThan(2 * hostileTexts.length);
  await signIn(page, mobile);
  page.on('dialog', () => expect(false, 'a text was run').toBe(true));
  for (const path of listsOf(link, infoUuid)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('what a refused form shows again is shown as words', async ({ server, link }) => {
  const infoUuid = await findOpenCase(server, 8);
  const cookie = `warmlight=${await server.tokenOf(mobile)}`;
  const [casePage = '', commentList = '', proveList = ''] = listsOf(link, infoUuid);
  const proveAdd = link('proveAdd', { query: { infoUuid } });
  const verifyId = /name="verifyId" value="([\w-]{22})"/.exec(
    await (await fetch(server.origin + proveList)).text(),
  )?.[1];
  const forms: { path: string; fields: Record<string, string>; hostile: readonly string[] }[] = [
    { path: casePage, fields: { step: 'comment' }, hostile: ['content'] },
    { path: commentList, fields: { step: 'comment', infoUuid }, hostile: ['content', 'parentId'] },
    {
      path: commentList,
      fields: { step: 'thread' },
      hostile: ['content', 'threadId', 'threadType'],
    },
    { path: proveAdd, fields: { step: 'verify', infoUuid }, hostile: proveFields },
    {
      path: proveList,
      fields: { step: 'complain', verifyId: verifyId ?? '' },
      hostile: ['reason'],
    },
  ];
  for (const { path, fields, hostile } of forms) {
    for (const name of hostile) {
      const sent = { ...fields, [name]: everything };
      expectEscaped(await post(server, { path, fields: sent, cookie }));
    }
  }
});
