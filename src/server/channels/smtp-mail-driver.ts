import { createTransport } from 'nodemailer';
import type { Mail, MailDriver } from './mail-driver.ts';
import { mailFailureOf } from './mail-failure.ts';

type MailServer = {
  /** This is an smtp or smtps address with name and password. */
  url: string;
  from: string;
  /** A server that says nothing for so long is given up. */
  silenceMs?: number;
  /** So is one that is slow, and before the caller gives up: what is known of the letter is told then. */
  wholeMs?: number;
};

/** Letters go through the operator's own mail server. */
export function openSmtpMail(server: MailServer): MailDriver {
  const { url, from, silenceMs = 10_000, wholeMs = 18_000 } = server;
  const waits = {
    ...{ connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs },
    // What is given up leaves at once: no rest of a letter goes on behind our back.
    socketCloseTimeout: 0,
  };
  return {
    name: 'smtp',
    send: async ({ id, to, subject, words, files = [], stopUrl }, signal) => {
      const sent = { isHandedOver: false };
      // It takes one connection a letter: they are few, and nothing is left open to go stale.
      const transport = createTransport({ url, ...waits, logger: noting(sent) });
      const over = AbortSignal.timeout(wholeMs);
      try {
        await transport.sendMail({
          ...{ from, to, subject, text: words },
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          headers: headersOf(stopUrl),
          attachments: files.map(({ fileName, type, bytes }) => ({
            ...{ filename: fileName, contentType: type, content: Buffer.from(bytes) },
          })),
          signal: signal ? AbortSignal.any([signal, over]) : over,
        });
      } catch (error) {
        throw error instanceof Error ? mailFailureOf(error, { to, ...sent }) : error;
      }
    },
  };
}

/** The library logs a `message` once the last of it was written to the connection, and says it nowhere else. */
function noting(sent: { isHandedOver: boolean }) {
  return {
    info: ({ tnx }: { tnx?: string }) => {
      sent.isHandedOver ||= tnx === 'message';
    },
  };
}

/**
 * RFC 8058 has the reader's mail service show a button of its own, and post for whoever presses it.
 */
function headersOf(stopUrl: Mail['stopUrl']): Record<string, string> {
  if (!stopUrl) return {};
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
