import { expect } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import * as calls from '#src/shared/comments/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { type CallOptions, openTestServer, type TestServer } from '../../support/test-server.ts';

type Paged = { anchorId?: string; size?: number; order?: 'newest' | 'liked' };

/** This is a case and two people who talk about it, through the public door. */
export type CommentDesk = TestServer & {
  infoUuid: string;
  ownerUserId: string;
  /** These are two sessions: whoever speaks unless another is named, and someone else. */
  token: string;
  other: string;
  /** Begins a new case with two new people, two minutes later. */
  begin(): Promise<void>;
  say(content: string, more?: Record<string, string>, as?: string): Promise<Said>;
  read(as?: string, more?: Paged): Promise<Page>;
  userIdOf(token: string): Promise<string>;
};
type Said = Awaited<ReturnType<typeof sayAs>>;
type Page = Awaited<ReturnType<typeof readAs>>;

/** Each comes from an address of its own, so that no budget stands in the way. */
export function fresh(token?: string): CallOptions {
  return { ...(token ? { token } : {}), headers: { 'x-client-address': newId() } };
}

export const wordsOf = (page: { list: readonly { content: string }[] }) =>
  page.list.map(({ content }) => content);

export async function openCommentDesk(): Promise<CommentDesk> {
  const t = await openTestServer();
  let mobile = 13_100_000_000;
  const desk: CommentDesk = {
    ...t,
    infoUuid: '',
    ownerUserId: '',
    token: '',
    other: '',
    begin: async () => {
      t.setNow(t.services.now() + 120_000);
      const made = await makeCase(t.services.db);
      Object.assign(desk, { infoUuid: made.id, ownerUserId: made.ownerUserId });
      mobile += 2;
      desk.token = await t.signIn(String(mobile));
      desk.other = await t.signIn(String(mobile + 1));
    },
    say: (content, more = {}, as = desk.token) =>
      sayAs(t, { infoUuid: desk.infoUuid, content, ...more }, as),
    read: (as, more = {}) => readAs(t, { infoUuid: desk.infoUuid, ...more }, as),
    userIdOf: async (token) => (await t.call(userInfo, {}, fresh(token))).data.userId,
  };
  return desk;
}

async function sayAs(t: TestServer, input: { infoUuid: string; content: string }, token: string) {
  const answer = await t.call(calls.commentAdd, input, fresh(token));
  expect(answer.status).toBe(200);
  return answer.data;
}

async function readAs(t: TestServer, input: Paged & { infoUuid: string }, token?: string) {
  return (await t.call(calls.commentGet, input, fresh(token))).data;
}
