import { join } from 'node:path';
import { openDatabase } from '#src/server/db/open-database.ts';
import { noticeMail } from '#src/shared/notices/mail/calls.ts';
import { encodeCall } from '../support/encode-call.ts';
import { startMailServer } from '../support/mail-server.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { openProxy } from '../support/tcp-proxy.ts';
import type { Fault, Stage } from './fault.ts';
import { serve } from './seeded.ts';
import { signInOver } from './sign-in-over.ts';
import { callAs, countUnbrought, readAll, tellReached } from './tell-person.ts';

type Post = Awaited<ReturnType<typeof startMailServer>>;
type Line = Awaited<ReturnType<typeof openProxy>>;

const readers = { one: 'lin@example.org', other: 'wei@example.org' };
/** It is as slow as leaves each letter within its time. */
const slowMs = 500;

/** Two people with an address are told something again and again; one of them may be refused. */
function mailFault(
  name: string,
  hurt: (post: Post, line: Line) => { break(): unknown; mend(): unknown },
  isOneRefused = false,
): Fault {
  return {
    name: `the mail server ${name}`,
    open: async () => {
      const { post, line, server, token } = await openReaders();
      const { break: hurtIt, mend } = hurt(post, line);
      const asked = isOneRefused ? [readers.one] : Object.values(readers);
      return {
        server,
        also: {
          what: 'message centre',
          act: () => readAll(server.origin, token),
          findLost: async () =>
            (await Promise.all(asked.map((to) => findUnbrought(post, to)))).flat(),
          findTwice: () => findTwice(post),
        },
        break: async () => void (await hurtIt()),
        mend: async () => void (await mend()),
        readyMeanwhile: 'ready',
        close: async () => {
          await server.stop();
          line.close();
          await post.stop();
        },
      } satisfies Stage;
    },
  };
}

/**
 * Adds two who gave an address each, about to be told; the token is of the one whose mailbox is
 * there throughout.
 */
async function openReaders() {
  const post = await startMailServer();
  const line = await openProxy({ host: '127.0.0.1', port: post.port });
  const server = await serve({
    MAIL_SERVER: `smtp://127.0.0.1:${line.port}`,
    MAIL_FROM: 'notices@warmlight.example',
  });
  const token = await signInOver(server.origin);
  await addAddress(server, { token, email: readers.one });
  const other = await signInOver(server.origin, '13900000089');
  await addAddress(server, { token: other, email: readers.other });
  await confirmAddresses(server);
  post.letters.length = 0;
  await tellReached(server, 'mail_addresses');
  return { post, line, server, token };
}

async function addAddress(
  { origin }: ServerProcess,
  { token, email }: { token: string; email: string },
): Promise<void> {
  const answer = await callAs(origin, { token, of: encodeCall(noticeMail, { email }) });
  if (answer.status !== 200) throw new Error(`An address was answered ${answer.status}.`);
}

/** Confirms them as if each had given the code of the letter. */
async function confirmAddresses(server: ServerProcess): Promise<void> {
  await server.halt();
  const db = await openDatabase({ sqliteFile: join(server.folder, 'warmlight.db') });
  const given = { code_hash: null, code_expires_at: null, verified_at: Date.now() };
  await db.updateTable('mail_addresses').set(given).execute();
  await db.destroy();
}

const idsOf = ({ letters }: Post, reader: string) =>
  letters
    .filter(({ to }) => to.includes(reader))
    .map(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? '');

async function findUnbrought(post: Post, reader: string): Promise<string[]> {
  const missing = await countUnbrought(() => new Set(idsOf(post, reader)).size);
  return Array.from({ length: missing }, (_, at) => `letter ${at + 1} to ${reader}`);
}

function findTwice(post: Post): string[] {
  return Object.values(readers).flatMap((reader) => {
    const ids = idsOf(post, reader);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
}

const noSuchUser = { responseCode: 550, words: '5.1.1 no such user', to: readers.other };
const greyListed = { responseCode: 451, words: '4.7.1 try again later' };

const behaves = (fault: Partial<Post['behaviour']>) => (post: Post) => ({
  break: () => Object.assign(post.behaviour, fault),
  mend: () => Object.assign(post.behaviour, { isFull: false, refuses: undefined }),
});

/**
 * It breaks only the letter's own line: of another that is under way nobody could say whether it
 * was taken.
 */
const breaksOff = (at: 'whom' | 'taken') => (post: Post, line: Line) => ({
  break: () => Object.assign(post.behaviour, { breaks: { at, by: line.cut } }),
  mend: () => Object.assign(post.behaviour, { breaks: undefined }),
});

export const mailFaults: readonly Fault[] = [
  mailFault('does not say its greeting', (_post, line) => ({
    break: line.fallSilent,
    mend: () => {
      line.mend();
      line.cut();
    },
  })),
  mailFault('takes no connection', (_post, line) => ({ break: line.close, mend: line.comeBack })),
  mailFault('is full', behaves({ isFull: true })),
  mailFault('puts off every recipient', behaves({ refuses: greyListed })),
  mailFault('does not know one of two recipients', behaves({ refuses: noSuchUser }), true),
  mailFault('breaks off before it has a letter', breaksOff('whom')),
  mailFault('breaks off once it has a letter', breaksOff('taken')),
  mailFault(`is slow (${slowMs / 1000} s a word, each way)`, (_post, line) => ({
    break: () => line.slowDown(slowMs),
    mend: line.mend,
  })),
];
