import { NotTakenError } from './mail-driver.ts';

/** What the mail library says of a failure. */
type Failure = Error & {
  code?: string;
  command?: string;
  syscall?: string;
  timeoutType?: string;
  response?: string;
  responseCode?: number;
};

/** Failures from before a letter is handed over. */
const early: readonly unknown[] = [
  ...['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE', 'EPROTOCOL'],
  ...['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'],
];

/** A connection that broke later leaves open what became of the letter; servers repeat the address. */
export function mailFailureOf(failure: Failure, to: string): Error {
  const { code, syscall, timeoutType, responseCode } = failure;
  const isNotTaken =
    responseCode !== undefined ||
    syscall === 'connect' ||
    early.includes(code) ||
    early.includes(timeoutType);
  if (!isNotTaken) return failure;
  return new NotTakenError(failure.message.replaceAll(to, '***'), isOfAddress(failure));
}

/** Refused for good, and not for something about us (5.7 of RFC 3463), which others would meet too. */
function isOfAddress({ command, responseCode = 0, response = '' }: Failure): boolean {
  return command === 'RCPT TO' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response);
}
