import * as v from 'valibot';
import { Problem } from '#src/shared/contract/problem.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';

export type MessagingAccount = { appId: string; secret: string };

export type ApiAsked = {
  /** This is where the messaging app's API is. */
  origin: string;
  fetch: typeof fetch;
  now: () => number;
};

const limitMs = 5000;
/**
 * It is asked for again this long before it runs out, so that no page gets one that dies on its
 * way.
 */
const spareMs = 300_000;
/** This is the API's word for an access token that counts no longer. */
const tokenLost = [40001, 40014, 42001];

export const refusal = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) });
const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });

type Kept = { text: string; until: number };
export type Fresh = { text: string; expiresInSeconds: number };

/**
 * Keeps texts that are good for a while, by account; they are asked for again shortly before they
 * are not.
 */
export function keepWhileFresh(now: () => number) {
  const kept = new Map<string, Kept>();
  return {
    find: (appId: string): string | undefined => {
      const known = kept.get(appId);
      return known && known.until > now() ? known.text : undefined;
    },
    keep: (appId: string, { text, expiresInSeconds }: Fresh): string => {
      kept.set(appId, { text, until: now() + expiresInSeconds * 1000 - spareMs });
      return text;
    },
    drop: (appId: string) => void kept.delete(appId),
  };
}

/**
 * Asks the API as an account. The token's "stable" form lets several nodes ask without
 * spoiling each other's; one that was taken back is asked for once more.
 */
export function openMessagingApi(asked: ApiAsked) {
  const tokens = keepWhileFresh(asked.now);
  const tokenOf = async (account: MessagingAccount) =>
    tokens.find(account.appId) ?? tokens.keep(account.appId, await askToken(asked, account));
  async function ask<T>(
    account: MessagingAccount,
    send: (token: string) => Promise<T>,
    mayRepeat = true,
  ): Promise<T> {
    const answer = await send(await tokenOf(account));
    const isLost = v.is(refusal, answer) && tokenLost.includes(answer.errcode);
    if (!isLost || !mayRepeat) return answer;
    tokens.drop(account.appId);
    return ask(account, send, false);
  }
  return { ask };
}

async function askToken(asked: ApiAsked, { appId, secret }: MessagingAccount): Promise<Fresh> {
  const body = { grant_type: 'client_credential', appid: appId, secret };
  const answer = v.safeParse(tokenAnswer, await askJson(asked, '/cgi-bin/stable_token', body));
  if (!answer.success) throw new Problem('unavailable');
  return { text: answer.output.access_token, expiresInSeconds: answer.output.expires_in };
}

export function askJson(asked: ApiAsked, path: string, body?: object): Promise<unknown> {
  return askApi(asked, { path, body }, (answer) => answer.json());
}

/** A network that fails, or an answer that is none, is the same to whoever waits. */
export async function askApi<T>(
  { origin, fetch }: ApiAsked,
  { path, body }: { path: string; body: object | undefined },
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  try {
    return await withLimit({ what: origin, ms: limitMs }, async (signal) => {
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      return read(await fetch(origin + path, { ...sent, signal }));
    });
  } catch {
    throw new Problem('unavailable');
  }
}
