import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** It is as RFC 5321 has it. */
const noRoom = { responseCode: 452 };

export type Letter = { to: string[]; raw: string };

type Behaviour = {
  isFull?: boolean;
  /** It answers this to whoever the letter is for, or to one of them, instead of taking it. */
  refuses?: { responseCode: number; words: string; to?: string } | undefined;
  /**
   * It says what becomes of a connection, named by its port, once it said for whom a letter is, or
   * the whole of it.
   */
  breaks?: { at: 'whom' | 'taken'; by(port: number): void } | undefined;
};

/**
 * Starts a mail server of this machine that keeps what it takes; how it behaves may change
 * meanwhile.
 */
export async function startMailServer(behaviour: Behaviour = {}) {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, taken) =>
      taken(
        behaviour.isFull ? Object.assign(new Error('Insufficient storage'), noRoom) : undefined,
      ),
    onRcptTo: ({ address }, { remotePort }, taken) => {
      const { refuses, breaks } = behaviour;
      if (breaks?.at === 'whom') return breaks.by(remotePort);
      const isRefused = refuses && (refuses.to ?? address) === address;
      taken(isRefused ? Object.assign(new Error(refuses.words), refuses) : undefined);
    },
    onData: dataInto(letters, behaviour),
  });
  // A connection that another breaks off is no fault of this server's.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    letters,
    behaviour,
    port,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function dataInto(
  letters: Letter[],
  behaviour: Behaviour,
): NonNullable<SMTPServerOptions['onData']> {
  return (stream, session, taken) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      letters.push({ to, raw: Buffer.concat(parts).toString() });
      if (behaviour.breaks?.at === 'taken') behaviour.breaks.by(session.remotePort);
      else taken();
    });
  };
}
