/** One letter with what is attached to it; `id` is the same however often it is tried. */
type Mail = {
  id: string;
  to: string;
  subject: string;
  words: string;
  files: readonly { fileName: string; type: string; bytes: Uint8Array }[];
};

/**
 * Sends letters. A server that took one and whose answer was lost gets the same `id` again, by which
 * it or the reader's own can tell that it is one letter. A signal is aborted when nobody waits any longer.
 */
export type MailDriver = {
  name: string;
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
};
