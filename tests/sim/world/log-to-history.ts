import type { Logger } from 'pino';
import { isExpected } from './expected-errors.ts';
import type { History } from './history.ts';

/** What the product logs as an error is a violation, unless the bank's network was to blame. */
export function logTo(history: () => History | undefined): Logger {
  const quiet = () => {};
  const error = ({ err }: { err?: unknown }, words: string) => {
    // While the bank's words are under way, its bill knows more than we do.
    if (isExpected(err) || words === 'the bill and our books differ') return;
    history()?.report('rule', `${words}: ${stackOf(err)}`);
  };
  const log = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error, fatal: error };
  return log as unknown as Logger;
}

/** Of several at once, each has something to say. */
function stackOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(stackOf).join('\n');
  if (!(error instanceof Error)) return JSON.stringify(error);
  return error.stack?.split('\n').slice(0, 14).join('\n') ?? error.message;
}
