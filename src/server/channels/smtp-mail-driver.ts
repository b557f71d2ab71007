import { createTransport } from 'nodemailer';
import type { Mail, MailDriver } from './mail-driver.ts';
import { mailFailureOf } from './mail-failure.ts';

type MailServer = {
  /** An smtp or smtps address with name and password. */
  url: string;
  from: string;
  /** A server that says nothing for so long is given up. */
  silenceMs?: number;
};

/** Letters through the operator's own mail server. */
export function openSmtpMail({ url, from, silenceMs = 10_000 }: MailServer): MailDriver {
  const waits = {
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  };
  return {
    name: 'smtp',
    send: async ({ id, to, subject, words, files = [], stopUrl }, signal) => {
      // One connection a letter: they are few, and nothing is left open to go stale.
      const transport = createTransport({ url, ...waits });
      const end = () => transport.close();
      signal?.addEventListener('abort', end, { once: true });
      try {
        await transport.sendMail({
          ...{ from, to, subject, text: words },
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          headers: headersOf(stopUrl),
          attachments: files.map(({ fileName, type, bytes }) => ({
            ...{ filename: fileName, contentType: type, content: Buffer.from(bytes) },
          })),
        });
      } catch (error) {
        throw error instanceof Error ? mailFailureOf(error, to) : error;
      } finally {
        signal?.removeEventListener('abort', end);
        transport.close();
      }
    },
  };
}

/** RFC 8058: the reader's mail service shows a button of its own, and posts for whoever presses it. */
function headersOf(stopUrl: Mail['stopUrl']): Record<string, string> {
  if (!stopUrl) return {};
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
