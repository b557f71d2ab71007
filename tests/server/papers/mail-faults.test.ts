import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSmtpMail } from '#src/server/channels/smtp-mail-driver.ts';
import { paperJobs } from '#src/server/papers/jobs.ts';
import { mailJob } from '#src/server/papers/mail-paper.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

const from = 'receipts@warmlight.example';
let t: PaperServer;
let post: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  t = await openPaperServer();
  post = await startMailServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(async () => {
  await post.stop();
  await t.close();
});

/**
 * Of these one listens to nobody; one says nothing at all; one says what is no mail; one has no
 * room left.
 */
const faults = {
  'takes no connection': async () => {
    const { url, stop } = await startMailServer();
    await stop();
    return { url, end: async () => {} };
  },
  'never answers': () => startTalker(undefined),
  'answers rubbish': () => startTalker('\u0000\u0007 no mail is spoken here\r\n'),
  'is full': async () => {
    const { url, stop } = await startMailServer({ isFull: true });
    return { url, end: stop };
  },
} as const;

async function startTalker(words: string | undefined) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (words) socket.write(words);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const end = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, end };
}

test.each(Object.entries(faults))(
  'a mail server that %s: the letter waits, says so, and is sent once',
  async (_name, start) => {
    const { url, end } = await start();
    t.services.mail = openSmtpMail({ url, from, silenceMs: 200 });
    const token = await t.signInNext();
    const orderIds = [await t.giveAs(token, await t.addCase(), 2500)];
    const { data } = await t.ask(token, orderIds, { email: 'lin.xiaoyu@example.org' });
    const paperId = data.invoiceId;
    const { payload } = await t.services.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', mailJob)
      .where('id', 'like', `%${paperId}%`)
      .executeTakeFirstOrThrow();
    const deliver = async () => {
      const { signal } = new AbortController();
      const due = { id: mailJob, payload: JSON.parse(payload), attempt: 1, now: t.now(), signal };
      await paperJobs(t.services)[mailJob]?.(due);
    };
    await expect(deliver()).rejects.toThrow();
    expect(await t.paperOf(token, paperId)).toMatchObject({ state: 'live', mail: 'waiting' });
    await end();
    post.letters.length = 0;
    t.services.mail = openSmtpMail({ url: post.url, from });
    await deliver();
    await deliver();
    expect(post.letters.map(({ to }) => to)).toEqual([['lin.xiaoyu@example.org']]);
    expect(await t.paperOf(token, paperId)).toMatchObject({ mail: 'sent' });
  },
);
