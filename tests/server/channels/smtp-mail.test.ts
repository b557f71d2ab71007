import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { NotTakenError } from '#src/server/channels/mail-driver.ts';
import { openSmtpMail } from '#src/server/channels/smtp-mail-driver.ts';
import { startMailServer } from '../../support/mail-server.ts';

const from = 'notices@warmlight.example';
const to = 'lin@example.org';
const letter = { id: 'n-1', to, subject: '提现已打款', words: '已付到银行卡。' };
const stopUrl = `https://warmlight.example/cf/mail-off/${'a'.repeat(65)}`;

type Behaviour = Parameters<typeof startMailServer>[0];

/** Answers what sending to such a server comes to. */
async function failureOf(behaviour: Behaviour): Promise<unknown> {
  const post = await startMailServer(behaviour);
  const sending = openSmtpMail({ url: post.url, from }).send(letter);
  const failure = await sending.catch((error: unknown) => error);
  await post.stop();
  return failure;
}

test('a letter that can be stopped says so to mail services, whole and in one line', async () => {
  const post = await startMailServer();
  await openSmtpMail({ url: post.url, from }).send({ ...letter, stopUrl });
  await post.stop();
  const [{ raw = '' } = {}] = post.letters;
  const unfolded = raw.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toMatch(new RegExp(`^List-Unsubscribe: <${stopUrl}>\\r$`, 'm'));
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

test('a letter that nobody asked for says nothing of stopping', async () => {
  const post = await startMailServer();
  await openSmtpMail({ url: post.url, from }).send(letter);
  await post.stop();
  expect(post.letters[0]?.raw).not.toContain('List-Unsubscribe');
});

test.each([
  ['there is no such mailbox', 550, `5.1.1 <${to}> no such user`, true],
  ['the mailbox has room later', 450, '4.2.2 try again', false],
  ['it does not relay for us', 554, '5.7.1 relay access denied', false],
])(
  'where %s, it says whether that is for good, and not of whom',
  async (_name, responseCode, words, isForGood) => {
    const failure = await failureOf({ refuses: { responseCode, words } });
    expect(failure).toBeInstanceOf(NotTakenError);
    expect(failure).toMatchObject({ isForGood });
    expect(String(failure)).not.toContain(to);
  },
);

test('a server without room did not take it, and may another time', async () => {
  const failure = await failureOf({ isFull: true });
  expect(failure).toMatchObject({ name: 'NotTakenError', isForGood: false });
});

test('nobody there did not take it', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const nobody = await openSmtpMail({ url: gone.url, from }).send(letter).catch(nameOf);
  expect(nobody).toBe('NotTakenError');
});

const long = { ...letter, words: '已付到银行卡。'.repeat(400_000) };
const [whom, within, after] = [/^RCPT/, /\r\n\r\n/, /\r\n\.\r\n$/];

test.each([
  ['breaks off before it was told the letter', letter, whom, 'NotTakenError'],
  ['breaks off within the letter', long, within, 'NotTakenError'],
  ['breaks off after the letter', letter, after, 'Error'],
  ['falls silent before it was told the letter', letter, whom, 'NotTakenError'],
  ['falls silent within the letter', long, within, 'NotTakenError'],
  ['falls silent after the letter', letter, after, 'Error'],
])('who %s: is it known that it was not taken?', async (what, sent, at, name) => {
  const server = await startFailingServer(at, what.startsWith('falls silent'));
  const mail = openSmtpMail({ url: server.url, from, silenceMs: 300 });
  expect(await mail.send(sent).catch(nameOf)).toBe(name);
  server.stop();
});

test('a server that is slow all along is left before its caller gives up, and has no letter', async () => {
  const server = await startFailingServer(after, true, 100);
  const mail = openSmtpMail({ url: server.url, from, wholeMs: 300 });
  expect(await mail.send(letter).catch(nameOf)).toBe('NotTakenError');
  await expect.poll(server.isLeft).toBe(true);
  expect(server.heard()).not.toContain(letter.id);
  server.stop();
});

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);

/** Speaks as a mail server until it hears the given, and is then gone, or there without a word. */
async function startFailingServer(at: RegExp, isSilent: boolean, pauseMs = 0) {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.write('220 here\r\n');
    const hear = (sent: Buffer) => {
      const text = String(sent);
      heard.push(text);
      if (at.test(text)) return void (isSilent ? socket.pause() : socket.destroy());
      const answer = text.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n';
      setTimeout(() => socket.write(answer), pauseMs);
    };
    socket.on('data', hear);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    heard: () => heard.join(''),
    isLeft: () => open.size === 0,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
