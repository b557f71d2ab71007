import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** As RFC 5321 has it. */
const noRoom = { responseCode: 452 };

export type Letter = { to: string[]; raw: string };

type Behaviour = {
  isFull?: boolean;
  /** What it answers to whoever the letter is for, instead of taking it. */
  refuses?: { responseCode: number; words: string } | undefined;
};

/** A mail server of this machine that keeps what it takes, unless it has no room left. */
export async function startMailServer({ isFull = false, refuses }: Behaviour = {}) {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, taken) =>
      taken(isFull ? Object.assign(new Error('Insufficient storage'), noRoom) : undefined),
    onRcptTo: (_address, _session, taken) =>
      taken(refuses && Object.assign(new Error(refuses.words), refuses)),
    onData: (stream, session, taken) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, raw: Buffer.concat(parts).toString() });
        taken();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
