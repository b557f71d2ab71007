import * as v from 'valibot';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  type ApiAsked,
  askJson,
  type Fresh,
  keepWhileFresh,
  type MessagingAccount,
  openMessagingApi,
} from './messaging-api.ts';
import type { MessagingTicketSource } from './messaging-ticket-source.ts';

type MessagingApp = MessagingAccount & { thirdType: number };
type Asked = ApiAsked & { apps: readonly MessagingApp[] };

const ticketAnswer = v.object({ ticket: v.string(), expires_in: v.number() });

/**
 * Answers tickets from the messaging app itself: one is asked for at a time and kept while it is
 * good.
 */
export function httpMessagingTickets(asked: Asked): MessagingTicketSource {
  const api = openMessagingApi(asked);
  const tickets = keepWhileFresh(asked.now);
  const asking = new Map<string, Promise<string>>();

  async function askTicket(app: MessagingApp): Promise<string> {
    const answer = await api.ask(app, (token) => {
      const query = new URLSearchParams({ access_token: token, type: 'jsapi' });
      return askJson(asked, `/cgi-bin/ticket/getticket?${query}`);
    });
    return tickets.keep(app.appId, readTicket(answer));
  }

  return {
    appIdOf: (thirdType) => appOf(asked, thirdType).appId,
    ticketOf: async (thirdType) => {
      const app = appOf(asked, thirdType);
      const kept = tickets.find(app.appId);
      if (kept) return kept;
      const waiting =
        asking.get(app.appId) ?? askTicket(app).finally(() => asking.delete(app.appId));
      asking.set(app.appId, waiting);
      return waiting;
    },
  };
}

function appOf({ apps }: Asked, thirdType: number): MessagingApp {
  const app = apps.find((candidate) => candidate.thirdType === thirdType);
  if (!app) throw new Problem('unavailable');
  return app;
}

function readTicket(answer: unknown): Fresh {
  const read = v.safeParse(ticketAnswer, answer);
  if (!read.success) throw new Problem('unavailable');
  return { text: read.output.ticket, expiresInSeconds: read.output.expires_in };
}
