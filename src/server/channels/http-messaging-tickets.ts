import * as v from 'valibot';
import { Problem } from '#src/shared/contract/problem.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import type { MessagingTicketSource } from './messaging-ticket-source.ts';

type MessagingApp = { thirdType: number; appId: string; secret: string };

type Asked = {
  /** Where the messaging app's API is. */
  origin: string;
  apps: readonly MessagingApp[];
  fetch: typeof fetch;
  now: () => number;
};

const limitMs = 5000;
/** Asked for again this long before it runs out, so that no page gets one that dies on its way. */
const spareMs = 300_000;
/** The API's word for an access token that counts no longer. */
const tokenLost = [40001, 40014, 42001];

const refusal = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) });
const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });
const ticketAnswer = v.object({ ticket: v.string(), expires_in: v.number() });

type Kept = { text: string; until: number };

/**
 * Tickets from the messaging app itself. One is asked for at a time and kept until shortly before
 * it expires; the token's "stable" form lets several nodes ask without spoiling each other's.
 */
export function httpMessagingTickets(asked: Asked): MessagingTicketSource {
  const tokens = new Map<number, Kept>();
  const tickets = new Map<number, Kept>();
  const asking = new Map<number, Promise<string>>();

  async function askTicket(app: MessagingApp, mayRepeat: boolean): Promise<string> {
    const token = await keptOr(tokens, { asked, app, ask: () => askToken(asked, app) });
    const query = new URLSearchParams({ access_token: token, type: 'jsapi' });
    const answer = await exchange(asked, `/cgi-bin/ticket/getticket?${query}`);
    if (v.is(refusal, answer) && tokenLost.includes(answer.errcode) && mayRepeat) {
      tokens.delete(app.thirdType);
      return askTicket(app, false);
    }
    return keep(tickets, { asked, app }, readTicket(answer));
  }

  return {
    appIdOf: (thirdType) => appOf(asked, thirdType).appId,
    ticketOf: (thirdType) => {
      const app = appOf(asked, thirdType);
      const kept = tickets.get(thirdType);
      if (kept && kept.until > asked.now()) return Promise.resolve(kept.text);
      const waiting =
        asking.get(thirdType) ?? askTicket(app, true).finally(() => asking.delete(thirdType));
      asking.set(thirdType, waiting);
      return waiting;
    },
  };
}

function appOf({ apps }: Asked, thirdType: number): MessagingApp {
  const app = apps.find((candidate) => candidate.thirdType === thirdType);
  if (!app) throw new Problem('unavailable');
  return app;
}

type Of = { asked: Asked; app: MessagingApp };
type Fresh = { text: string; expiresInSeconds: number };

async function keptOr(
  kept: Map<number, Kept>,
  { ask, ...of }: Of & { ask: () => Promise<Fresh> },
): Promise<string> {
  const known = kept.get(of.app.thirdType);
  return known && known.until > of.asked.now() ? known.text : keep(kept, of, await ask());
}

function keep(kept: Map<number, Kept>, { asked, app }: Of, fresh: Fresh): string {
  const until = asked.now() + fresh.expiresInSeconds * 1000 - spareMs;
  kept.set(app.thirdType, { text: fresh.text, until });
  return fresh.text;
}

async function askToken(asked: Asked, { appId, secret }: MessagingApp): Promise<Fresh> {
  const body = { grant_type: 'client_credential', appid: appId, secret };
  const answer = v.safeParse(tokenAnswer, await exchange(asked, '/cgi-bin/stable_token', body));
  if (!answer.success) throw new Problem('unavailable');
  return { text: answer.output.access_token, expiresInSeconds: answer.output.expires_in };
}

function readTicket(answer: unknown): Fresh {
  const read = v.safeParse(ticketAnswer, answer);
  if (!read.success) throw new Problem('unavailable');
  return { text: read.output.ticket, expiresInSeconds: read.output.expires_in };
}

/** A network that fails, or an answer that is none, is the same to whoever waits for a ticket. */
async function exchange({ origin, fetch }: Asked, path: string, body?: object): Promise<unknown> {
  try {
    return await withLimit({ what: origin, ms: limitMs }, async (signal) => {
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const answer = await fetch(origin + path, { ...sent, signal });
      return answer.json();
    });
  } catch {
    throw new Problem('unavailable');
  }
}
