/** This is one letter with what is attached to it; `id` is the same however often it is tried. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  words: string;
  files?: readonly { fileName: string; type: string; bytes: Uint8Array }[];
  /**
   * This is where letters of its kind are stopped, by a button for people and by one post of a mail
   * service.
   */
  stopUrl?: string;
};

/**
 * Sends letters. A server that took one and whose answer was lost gets the same `id` again, by which
 * it or the reader's own can tell that it is one letter. A signal is aborted when nobody waits any longer.
 * What was certainly not taken throws `NotTakenError`; of anything else that is thrown nobody knows.
 */
export type MailDriver = {
  name: string;
  /** This is where a demo shows what it would send. */
  outbox?: string;
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
};

/** The server did not take a letter. */
export class NotTakenError extends Error {
  override name = 'NotTakenError';
  /** It never will be taken at this address; otherwise another time. */
  readonly isForGood: boolean;
  constructor(words: string, isForGood: boolean) {
    super(words);
    this.isForGood = isForGood;
  }
}
