import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { NotTakenError } from '#src/server/channels/mail-driver.ts';
import { openSmtpMail } from '#src/server/channels/smtp-mail-driver.ts';
import { startMailServer } from '../../support/mail-server.ts';

const from = 'notices@warmlight.example';
const to = 'lin@example.org';
const letter = { id: 'n-1', to, subject: '提现已打款', words: '已付到银行卡。' };
const stopUrl = `https://warmlight.example/cf/mail-off/${'a'.repeat(65)}`;

type Behaviour = Parameters<typeof startMailServer>[0];

/** What sending to such a server comes to. */
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

test('nobody there did not take it; who breaks off after the letter may have', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const nobody = await openSmtpMail({ url: gone.url, from }).send(letter).catch(nameOf);
  const broken = await startBreakingServer();
  const unknown = await openSmtpMail({ url: broken.url, from }).send(letter).catch(nameOf);
  broken.stop();
  expect([nobody, unknown]).toEqual(['NotTakenError', 'Error']);
});

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);

/** Takes a letter to its end, and is gone before it says so. */
async function startBreakingServer() {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (sent) => {
      const text = String(sent);
      if (text.endsWith('\r\n.\r\n')) socket.destroy();
      else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}
