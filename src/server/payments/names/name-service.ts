import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { failureOf } from '#src/server/jobs/later-error.ts';
import type { NameAnswer, NameReply, PayoutAccount } from '#src/server/payments/payout-gateway.ts';
import { isSame } from '#src/server/platform/is-same.ts';
import { readAtMost } from './read-at-most.ts';
import { signWords } from './sign-words.ts';

type Settings = {
  url: string;
  key: string;
  now(): number;
  /** Whoever is slower is asked again later. */
  wholeMs?: number;
};

type Asked = { ask: 'name' | 'probe'; kind?: string; name?: string; account?: string };

const mostBytes = 4096;
const clocksDifferMs = 300_000;

const words = v.object({
  id: v.string(),
  verdict: v.picklist(['match', 'mismatch', 'unknown']),
  reference: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{0,64}$/)), ''),
});
const answers: Readonly<Record<v.InferOutput<typeof words>['verdict'], NameAnswer>> = {
  ...{ match: 'same', mismatch: 'other', unknown: 'unknown' },
};

/**
 * Asks the operator's own account-name service, as README.md of this room says. Whatever is not
 * provably its answer to this very question is none: it throws, and the question is asked again.
 */
export function nameService(settings: Settings) {
  return {
    checkName: ({ kind, name, account, bankName }: PayoutAccount, signal?: AbortSignal) =>
      ask(settings, { ask: 'name', kind, name, account, ...{ bank: bankName } }, signal),
    /** This is a question about nobody, for who sets it up. */
    probe: async (): Promise<void> => {
      await ask(settings, { ask: 'probe' });
    },
  };
}

async function ask(settings: Settings, asked: Asked, signal?: AbortSignal): Promise<NameReply> {
  const { url, key, now, wholeMs = 8000 } = settings;
  const id = randomUUID();
  const body = JSON.stringify({ id, ...asked });
  const time = String(Math.floor(now() / 1000));
  const over = AbortSignal.timeout(wholeMs);
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, over]) : over,
    headers: {
      'content-type': 'application/json',
      'warmlight-time': time,
      'warmlight-signature': signWords({ key, says: 'ask', time, body }),
    },
    body,
  });
  if (answer.status !== 200) throw await refusalOf(answer, now());
  const said = await readProven(answer, { key, now: now() });
  if (said.id !== id) throw new Error('The account-name service answers another question.');
  return replyOf(said, asked);
}

async function refusalOf(answer: Response, now: number): Promise<Error> {
  await answer.body?.cancel();
  const said = `The account-name service answered ${answer.status}.`;
  return failureOf(said, answer.headers.get('retry-after'), now);
}

/** Reads its signature and its clock first; only then what it says is read at all. */
async function readProven(answer: Response, { key, now }: { key: string; now: number }) {
  const time = answer.headers.get('warmlight-time') ?? '';
  const signature = answer.headers.get('warmlight-signature') ?? '';
  const body = await readAtMost(answer, mostBytes);
  if (!isSame(signature, signWords({ key, says: 'answer', time, body })))
    throw new Error('The account-name service answers without its signature.');
  if (!/^\d{1,12}$/.test(time) || Math.abs(Number(time) * 1000 - now) > clocksDifferMs)
    throw new Error('The clock of the account-name service is not ours.');
  return readWords(body);
}

function readWords(body: Buffer) {
  try {
    return v.parse(words, JSON.parse(body.toString()));
  } catch {
    // It has neither a library's words nor the service's, which may repeat whom it was asked about.
    throw new Error('The account-name service answers in a form of its own.');
  }
}

/** A number that names the account is none to keep in the open. */
function replyOf(
  { verdict, reference }: v.InferOutput<typeof words>,
  { account }: Asked,
): NameReply {
  const names = account !== undefined && reference.includes(account);
  return { answer: answers[verdict], reference: names ? '' : reference };
}
