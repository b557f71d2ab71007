import { NotTakenError } from './mail-driver.ts';

/** This is what the mail library says of a failure. */
type Failure = Error & { command?: string; response?: string; responseCode?: number };

/**
 * Answers nobody can have a letter before its end was handed to the connection; of one that broke
 * or fell silent later only the server's own refusal says that it was not taken. Servers repeat the
 * address.
 */
export function mailFailureOf(
  failure: Failure,
  { to, isHandedOver }: { to: string; isHandedOver: boolean },
): Error {
  if (isHandedOver && failure.responseCode === undefined) return failure;
  return new NotTakenError(failure.message.replaceAll(to, '***'), isOfAddress(failure));
}

/**
 * It was refused for good, and not for something about us (5.7 of RFC 3463), which others would
 * meet too.
 */
function isOfAddress({ command, responseCode = 0, response = '' }: Failure): boolean {
  return command === 'RCPT TO' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response);
}
