import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSmtpMail } from '#src/server/channels/smtp-mail-driver.ts';
import { paperJobs } from '#src/server/papers/jobs.ts';
import { mailJob } from '#src/server/papers/mail-paper.ts';
import * as calls from '#src/shared/papers/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

const from = 'receipts@warmlight.example';
const email = 'lin.xiaoyu@example.org';
let t: PaperServer;
let post: Awaited<ReturnType<typeof startMailServer>>;
let token: string;
beforeAll(async () => {
  t = await openPaperServer();
  post = await startMailServer();
});
beforeEach(async () => {
  t.services.mail = openSmtpMail({ url: post.url, from });
  post.letters.length = 0;
  token = await t.signInNext();
});
afterEach(() => t.expectMoneyRight());
afterAll(async () => {
  await post.stop();
  await t.close();
});

const queued = (paperId: string) =>
  t.services.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', mailJob)
    .where('id', 'like', `%${paperId}%`)
    .execute();

/** Delivers as the queue does, however often. */
async function deliver(paperId: string): Promise<void> {
  for (const { payload } of await queued(paperId)) {
    const signal = new AbortController().signal;
    const due = { id: mailJob, payload: JSON.parse(payload), attempt: 1, now: t.now(), signal };
    await paperJobs(t.services)[mailJob]?.(due);
  }
}

async function askFor(wish: { email: string }) {
  const orderIds = [await t.giveAs(token, await t.addCase(), 2500)];
  const { data } = await t.ask(token, orderIds, wish);
  return { paperId: data.invoiceId, orderIds };
}

const addressKept = async (paperId: string) => {
  const row = await t.services.db
    .selectFrom('papers')
    .select('email_sealed')
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow();
  return row.email_sealed;
};

test('a receipt is sent once to the address that was given, which is forgotten then', async () => {
  const { paperId, orderIds } = await askFor({ email: ` ${email} ` });
  expect(await t.paperOf(token, paperId)).toMatchObject({ mail: 'waiting' });
  expect(await addressKept(paperId)).not.toContain('lin');
  await deliver(paperId);
  expect(await t.paperOf(token, paperId)).toMatchObject({ mail: 'sent' });
  expect(await addressKept(paperId)).toBe('');
  const { number } = await t.paperOf(token, paperId);
  const [letter] = post.letters;
  expect(letter?.to).toEqual([email]);
  expect(letter?.raw).toContain(`Message-ID: <${paperId}@warmlight.example>`);
  expect(letter?.raw).toContain(`${number}.pdf`);
  expect(await textOfPdf(attachedTo(letter?.raw ?? ''))).toContain('25 元');
  await t.ask(token, orderIds, { email: 'other@example.org' });
  await deliver(paperId);
  expect(post.letters).toHaveLength(1);
});

test('a mail server that is away, or says nothing, keeps the letter waiting', async () => {
  const { paperId } = await askFor({ email });
  const mute = createServer();
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as { port: number };
  t.services.mail = openSmtpMail({ url: `smtp://127.0.0.1:${port}`, from, silenceMs: 200 });
  await expect(deliver(paperId)).rejects.toThrow(/Greeting|Timeout/);
  await new Promise((resolve) => mute.close(resolve));
  await expect(deliver(paperId)).rejects.toThrow();
  expect(await t.paperOf(token, paperId)).toMatchObject({ mail: 'waiting' });
  t.services.mail = openSmtpMail({ url: post.url, from });
  await deliver(paperId);
  expect(post.letters).toHaveLength(1);
});

test('what became void before it left is not sent', async () => {
  const { paperId } = await askFor({ email });
  await t.call(calls.invoiceGiveUp, { invoiceId: paperId }, t.from(token));
  await deliver(paperId);
  expect(post.letters).toEqual([]);
  expect(await addressKept(paperId)).toBe('');
  expect(await t.paperOf(token, paperId)).toMatchObject({ mail: 'none' });
});

test('an address that is none is said at its field, and none is kept where nothing sends letters', async () => {
  const orderIds = [await t.giveAs(token, await t.addCase())];
  const { status, refusal } = await t.ask(token, orderIds, { email: 'lin@example' });
  expect([status, refusal?.fields]).toEqual([
    400,
    { email: textsOf('zh-CN').fieldProblems.mailAddress },
  ]);
  t.services.mail = undefined;
  const { data } = await t.ask(token, orderIds, { email });
  expect(await addressKept(data.invoiceId)).toBe('');
  expect(await queued(data.invoiceId)).toEqual([]);
});

/** Reads the PDF among the parts of a letter. */
function attachedTo(raw: string): ArrayBuffer {
  const part = raw.slice(raw.indexOf('Content-Type: application/pdf'));
  const body = part.slice(part.indexOf('\r\n\r\n'), part.indexOf('\r\n--'));
  return new Uint8Array(Buffer.from(body, 'base64')).buffer;
}
